import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { stateName } from '#core/domain/us-states.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { Badge, CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { TimeAgo, useTimeWords } from '#web/office/parts/RelativeTime.tsx';
import type { LeadRow } from '../api-types.ts';
import { DeleteLead } from '../lead/DeleteLead.tsx';
import { LeadLink } from '../LeadLink.tsx';
import styles from './leads.module.css';

type ColumnName = 'name' | 'email' | 'phone' | 'state' | 'status' | 'date' | 'actions';

// Texts are looked up once for all rows, not by each of fifty.
interface NameProps {
  lead: LeadRow;
  t: Texts<'admin.leads'>;
  languages: Texts<'admin.languages'>;
  duplicates: Texts<'admin.duplicates'>;
}

function Name({ lead, t, languages, duplicates }: NameProps) {
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
      {lead.referralCode && <CodeBadge code={lead.referralCode} />}
    </div>
  );
}

export function useLeadColumns(): readonly Column<LeadRow>[] {
  const leads = useTranslations('admin.leads');
  const names = useTranslations('admin.leads.columns');
  const languages = useTranslations('admin.languages');
  const duplicates = useTranslations('admin.duplicates');
  const deletion = useTranslations('admin.leadDeletion');
  const times = useTimeWords();
  return useMemo(
    () =>
      columnsOf<LeadRow, ColumnName>(names, {
        name: {
          sort: 'firstName',
          isTitle: true,
          isOneLine: true,
          side: 'start',
          cell: (lead) => (
            <Name
              lead={lead}
              t={leads}
              languages={languages}
              duplicates={duplicates}
            />
          ),
        },
        email: {
          isOneLine: true,
          side: 'line',
          cell: ({ email }) => (
            <span title={email}>
              <EmailText>{email}</EmailText>
            </span>
          ),
        },
        phone: { isNarrow: true, side: 'start', cell: ({ phone }) => displayPhone(phone) },
        state: {
          isNarrow: true,
          side: 'start',
          cell: ({ propertyState: code }) =>
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
        },
        status: {
          isNarrow: true,
          side: 'corner',
          cell: (lead) => <StatusBadge status={displayStatus(lead, 'admin')} />,
        },
        date: {
          sort: 'createdAt',
          isNarrow: true,
          side: 'end',
          cell: ({ createdAt }) => (
            <TimeAgo
              value={createdAt}
              words={times}
            />
          ),
        },
        actions: {
          isNarrow: true,
          side: 'end',
          cell: (lead) => (
            <DeleteLead
              lead={lead}
              t={deletion}
            />
          ),
        },
      }),
    [leads, names, languages, duplicates, deletion, times],
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
  unmet: [],
  contactMethod: 'phone',
  timeZone: 'America/Los_Angeles',
  sourceName: null,
  isWaiting: true,
  lastTouchAt: null,
  nextFollowUpAt: null,
  ownerId: null,
  applications: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};
