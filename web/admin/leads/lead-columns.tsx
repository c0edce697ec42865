import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { deleteLead } from '#core/contract/leads/changes.ts';
import { displayStatus } from '#core/domain/leads/lead-status.ts';
import { stateName } from '#core/domain/us-states.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { Badge, CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { telephoneLink } from '#web/office/parts/contact-links.ts';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { TimeAgo, useTimeWords } from '#web/office/parts/RelativeTime.tsx';
import type { LeadList, LeadRow } from '../api-types.ts';
import { DeleteLead } from './lead/DeleteLead.tsx';
import { LeadLink } from '../LeadLink.tsx';
import { useWait } from '../office/queue/use-wait.ts';
import { addedCells } from './added-columns.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './leads.module.css';
import { useMay } from '../navigation/session-query.ts';
import { useStaffNames } from '../accounts/staff/staff-names.ts';

// Texts are looked up once for all rows, not by each of fifty.
interface NameProps {
  lead: LeadRow;
  t: Texts<'admin.leads'>;
  languages: Texts<'admin.languages'>;
  duplicates: Texts<'admin.duplicates'>;
  isCodeShown: boolean;
}

function Name({ lead, t, languages, duplicates, isCodeShown }: NameProps) {
  return (
    <div className={`${shared.wrapCentered} ${styles.name}`}>
      <LeadLink lead={lead} />
      {lead.isTest && <Badge tone="violet">{t('isTest')}</Badge>}
      {lead.isSuspicious && (
        <Badge tone="amber" title={t('suspiciousHint')}>
          {t('suspicious')}
        </Badge>
      )}
      {lead.applications > 1 && (
        <Badge title={duplicates('badgeHint')}>
          {duplicates('badge', { count: String(lead.applications) })}
        </Badge>
      )}
      {lead.language !== 'en' && (
        <Badge title={t('wroteIn', { language: languages(lead.language) })}>
          {lead.language.toUpperCase()}
        </Badge>
      )}
      {isCodeShown && lead.referralCode && <CodeBadge code={lead.referralCode} />}
    </div>
  );
}

export function useLeadColumns({ isShown }: LeadList['columns']): readonly Column<LeadRow>[] {
  const isSourceShown = isShown({ name: 'source', isAdded: true });
  const leads = useTranslations('admin.leads');
  const names = useTranslations('admin.leads.columns');
  const languages = useTranslations('admin.languages');
  const duplicates = useTranslations('admin.duplicates');
  const deletion = useTranslations('admin.leadDeletion');
  const times = useTimeWords();
  const mayDelete = useMay()(deleteLead);
  const nameOf = useStaffNames(isShown({ name: 'owner', isAdded: true }));
  const waitOf = useWait(isShown({ name: 'waiting', isAdded: true }));
  return useMemo(() => {
    const cells = addedCells(leads, times, nameOf, waitOf);
    const { prefers, localTime, source, owner, lastTouch, nextStep, waiting, ...answers } = cells;
    const columns = columnsOf(names, {
      name: {
        sort: 'firstName',
        isTitle: true,
        isOneLine: true,
        side: 'start',
        cell: (lead: LeadRow) => (
          <Name
            lead={lead}
            t={leads}
            languages={languages}
            duplicates={duplicates}
            isCodeShown={!isSourceShown}
          />
        ),
      },
      email: {
        isWide: true,
        isOneLine: true,
        side: 'line',
        cell: ({ email }) =>
          email ? (
            <span title={email}>
              <EmailText>{email}</EmailText>
            </span>
          ) : (
            '–'
          ),
      },
      phone: {
        skeleton: { width: 14 },
        side: 'start',
        cell: ({ phone }) =>
          phone ? (
            <a href={telephoneLink(phone)} className={styles.phone}>
              {phone}
            </a>
          ) : (
            '–'
          ),
      },
      prefers,
      ...answers,
      state: {
        skeleton: { width: 2 },
        side: 'start',
        cell: ({ propertyState: code }) =>
          code ? (
            <abbr className={styles.state} title={stateName(code)}>
              {code}
            </abbr>
          ) : (
            '–'
          ),
      },
      localTime,
      source,
      owner,
      status: {
        skeleton: { as: 'badge' },
        side: 'corner',
        cell: (lead) => <StatusBadge status={displayStatus(lead, 'admin')} />,
      },
      lastTouch,
      nextStep,
      waiting,
      date: {
        sort: 'createdAt',
        side: 'end',
        cell: ({ createdAt }) => <TimeAgo value={createdAt} words={times} />,
      },
      actions: {
        isQuiet: true,
        side: 'end',
        cell: (lead) => <DeleteLead lead={lead} t={deletion} />,
      },
    });
    return columns.filter(({ name }) => name !== 'actions' || mayDelete);
  }, [
    leads,
    names,
    languages,
    duplicates,
    deletion,
    times,
    mayDelete,
    nameOf,
    waitOf,
    isSourceShown,
  ]);
}
