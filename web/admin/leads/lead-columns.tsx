import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { stateName } from '#core/domain/us-states.ts';
import type { Column } from '#web/office/list/column.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { Badge, CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { TimeAgo, type TimeWords, useTimeWords } from '#web/office/parts/RelativeTime.tsx';
import type { LeadRow } from '../api-types.ts';
import { DeleteLead } from '../lead/DeleteLead.tsx';
import { LeadLink } from '../LeadLink.tsx';
import styles from './leads.module.css';

/** The texts of all rows: looked up once, not by each of fifty. */
interface RowTexts {
  leads: Texts<'admin.leads'>;
  languages: Texts<'admin.languages'>;
  deletion: Texts<'admin.leadDeletion'>;
  times: TimeWords;
}

function Name({ lead, texts }: { lead: LeadRow; texts: RowTexts }) {
  const { leads: t, languages } = texts;
  return (
    <div className={styles.name}>
      <LeadLink lead={lead} />
      {lead.isSuspicious && (
        <Badge
          tone="amber"
          title={t('suspiciousHint')}
        >
          {t('suspicious')}
        </Badge>
      )}
      {lead.language !== 'en' && (
        <Badge title={t('wroteIn', { language: languages(lead.language) })}>
          {lead.language.toUpperCase()}
        </Badge>
      )}
      {lead.referralCode && <CodeBadge code={lead.referralCode} />}
    </div>
  );
}

type ColumnName = 'name' | 'email' | 'phone' | 'state' | 'status' | 'date' | 'actions';

function columnsOf(texts: RowTexts): readonly Column<LeadRow>[] {
  const narrow = { isNarrow: true } as const;
  const column = (
    name: ColumnName,
    place: Partial<Column<LeadRow>>,
    cell: Column<LeadRow>['cell'],
  ) => ({ ...place, name, header: texts.leads(`columns.${name}`), cell });
  return [
    column('name', { sort: 'firstName', isTitle: true, isOneLine: true, side: 'start' }, (lead) => (
      <Name
        lead={lead}
        texts={texts}
      />
    )),
    column('email', { isOneLine: true, side: 'line' }, ({ email }) => (
      <span title={email}>
        <EmailText>{email}</EmailText>
      </span>
    )),
    column('phone', { ...narrow, side: 'start' }, ({ phone }) => displayPhone(phone)),
    column('state', { ...narrow, side: 'start' }, ({ propertyState: code }) =>
      code ? (
        <abbr
          className={styles.state}
          title={stateName(code)}
        >
          {code}
        </abbr>
      ) : (
        '–'
      ),
    ),
    column('status', { ...narrow, side: 'corner' }, (lead) => (
      <StatusBadge status={displayStatus(lead, 'admin')} />
    )),
    column('date', { ...narrow, sort: 'createdAt', side: 'end' }, ({ createdAt }) => (
      <TimeAgo
        value={createdAt}
        words={texts.times}
      />
    )),
    column('actions', { ...narrow, side: 'end' }, (lead) => (
      <DeleteLead
        lead={lead}
        t={texts.deletion}
      />
    )),
  ];
}

export function useLeadColumns(): readonly Column<LeadRow>[] {
  const leads = useTranslations('admin.leads');
  const languages = useTranslations('admin.languages');
  const deletion = useTranslations('admin.leadDeletion');
  const times = useTimeWords();
  return useMemo(
    () => columnsOf({ leads, languages, deletion, times }),
    [leads, languages, deletion, times],
  );
}

/** Gives the grey rows of the list their size. */
export const placeholderLead: LeadRow = {
  id: 0,
  firstName: 'Maria',
  lastName: 'Gonzalez',
  email: 'maria.gonzalez@example.com',
  phone: '5555550100',
  propertyState: 'CA',
  homePrice: 400_000,
  timeline: null,
  creditScore: null,
  status: 'New',
  isQualified: true,
  referralCode: null,
  language: 'en',
  isSuspicious: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
