import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { stateName } from '#core/domain/us-states.ts';
import type { Column } from '#web/office/list/column.ts';
import { Badge, CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadRow } from '../api-types.ts';
import { DeleteLead } from '../lead/deletion/DeleteLead.tsx';
import { LeadLink } from '../LeadLink.tsx';
import styles from './leads.module.css';

function Name({ lead }: { lead: LeadRow }) {
  const t = useTranslations('admin.leads');
  const languages = useTranslations('admin.languages');
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

type Texts = ReturnType<typeof useTranslations<'admin.leads.columns'>>;

function columnsOf(t: Texts): readonly Column<LeadRow>[] {
  return [
    {
      name: 'name',
      header: t('name'),
      sort: 'firstName',
      isTitle: true,
      isOneLine: true,
      side: 'start',
      cell: (lead) => <Name lead={lead} />,
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
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    {
      name: 'actions',
      header: t('actions'),
      isNarrow: true,
      side: 'end',
      cell: (lead) => (
        <DeleteLead
          lead={lead}
          isSmall
        />
      ),
    },
  ];
}

/** The columns of the list of leads. */
export function useLeadColumns(): readonly Column<LeadRow>[] {
  const t = useTranslations('admin.leads.columns');
  return useMemo(() => columnsOf(t), [t]);
}
