import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { formatDate } from '#core/i18n/format.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import type { Column } from '#web/office/list/column.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { DeletedLead } from '../../api-types.ts';
import { useRestoration } from '../../lead/deletion/use-restoration.ts';
import styles from './deleted.module.css';

function Name({ lead: { firstName, lastName, email } }: { lead: DeletedLead }) {
  return (
    <div className={styles.lines}>
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      <span className={styles.soft}>
        <EmailText>{email}</EmailText>
      </span>
    </div>
  );
}

function Deleted({ lead: { deletedAt, deletedBy } }: { lead: DeletedLead }) {
  const t = useTranslations('admin.deletedLeads');
  return (
    <div className={styles.lines}>
      <RelativeTime value={deletedAt} />
      {deletedBy && <span className={styles.soft}>{t('by', { name: deletedBy })}</span>}
    </div>
  );
}

function Until({ lead: { restorableUntil } }: { lead: DeletedLead }) {
  const t = useTranslations('admin.deletedLeads');
  const language = useLocale();
  const date = formatDate(restorableUntil, language, ownTimeZone());
  return <time dateTime={restorableUntil}>{t('until', { date })}</time>;
}

function Restore({ lead }: { lead: DeletedLead }) {
  const t = useTranslations('admin.deletedLeads');
  const restore = useRestoration();
  const [isPending, setIsPending] = useState(false);
  const press = async () => {
    setIsPending(true);
    if (await restore(lead)) {
      // What had the focus goes with its row.
      focusContent();
    }
    setIsPending(false);
  };
  return (
    <ToolButton
      aria-label={t('restoreOf', { name: `${lead.firstName} ${lead.lastName}` })}
      disabled={isPending}
      onClick={() => void press()}
    >
      {t('restore')}
    </ToolButton>
  );
}

/** The columns of the deleted leads. */
export function useDeletedColumns(): readonly Column<DeletedLead>[] {
  const t = useTranslations('admin.deletedLeads.columns');
  return [
    {
      name: 'name',
      header: t('name'),
      isTitle: true,
      side: 'start',
      cell: (lead) => <Name lead={lead} />,
    },
    {
      name: 'phone',
      header: t('phone'),
      isNarrow: true,
      side: 'start',
      cell: ({ phone }) => displayPhone(phone),
    },
    {
      name: 'status',
      header: t('status'),
      isNarrow: true,
      side: 'corner',
      cell: (lead) => <StatusBadge status={displayStatus(lead, 'admin')} />,
    },
    {
      name: 'deleted',
      header: t('deleted'),
      sort: 'deletedAt',
      side: 'start',
      cell: (lead) => <Deleted lead={lead} />,
    },
    {
      name: 'until',
      header: t('until'),
      isNarrow: true,
      side: 'end',
      cell: (lead) => <Until lead={lead} />,
    },
    {
      name: 'actions',
      header: t('actions'),
      isNarrow: true,
      side: 'end',
      cell: (lead) => <Restore lead={lead} />,
    },
  ];
}
