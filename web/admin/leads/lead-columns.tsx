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

function State({ code }: { code: string }) {
  return (
    <abbr
      className={styles.state}
      title={stateName(code)}
    >
      {code}
    </abbr>
  );
}

function columnsOf(texts: RowTexts): readonly Column<LeadRow>[] {
  const t = (name: 'name' | 'email' | 'phone' | 'state' | 'status' | 'date' | 'actions') =>
    texts.leads(`columns.${name}`);
  return [
    {
      name: 'name',
      header: t('name'),
      sort: 'firstName',
      isTitle: true,
      isOneLine: true,
      side: 'start',
      cell: (lead) => (
        <Name
          lead={lead}
          texts={texts}
        />
      ),
    },
    {
      name: 'email',
      header: t('email'),
      isOneLine: true,
      side: 'line',
      cell: ({ email }) => (
        <span title={email}>
          <EmailText>{email}</EmailText>
        </span>
      ),
    },
    {
      name: 'phone',
      header: t('phone'),
      isNarrow: true,
      side: 'start',
      cell: ({ phone }) => displayPhone(phone),
    },
    {
      name: 'state',
      header: t('state'),
      isNarrow: true,
      side: 'start',
      cell: ({ propertyState }) => (propertyState ? <State code={propertyState} /> : '–'),
    },
    {
      name: 'status',
      header: t('status'),
      isNarrow: true,
      side: 'corner',
      cell: (lead) => <StatusBadge status={displayStatus(lead, 'admin')} />,
    },
    {
      name: 'date',
      header: t('date'),
      sort: 'createdAt',
      isNarrow: true,
      side: 'end',
      cell: ({ createdAt }) => (
        <TimeAgo
          value={createdAt}
          words={texts.times}
        />
      ),
    },
    {
      name: 'actions',
      header: t('actions'),
      isNarrow: true,
      side: 'end',
      cell: (lead) => (
        <DeleteLead
          lead={lead}
          t={texts.deletion}
        />
      ),
    },
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
