import { adminsOnly } from '#core/domain/accounts/staff-role.ts';
import { dayOf } from '../day-of.ts';
import { May } from '../May.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import type { DeletedLead } from '../api-types.ts';
import styles from './deleted.module.css';
import type { Restore as RestoreRow } from './use-restoration.ts';

interface DeletedNameProps {
  row: { firstName: string; lastName: string; email: string; company?: string | null };
}

/** Not a link, because a deleted row has no page. */
export function DeletedName({ row: { firstName, lastName, email, company } }: DeletedNameProps) {
  return (
    <div className={shared.lines}>
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      {company && <span className={shared.smallWrap}>{company}</span>}
      <span className={shared.smallWrap}>
        <EmailText>{email}</EmailText>
      </span>
    </div>
  );
}

export type DeletedRow = Pick<
  DeletedLead,
  'id' | 'firstName' | 'lastName' | 'deletedAt' | 'deletedBy' | 'restorableUntil'
>;

function Restore({ row, restore }: { row: DeletedRow; restore: RestoreRow }) {
  const t = useTranslations('admin.deleted');
  const [isPending, setIsPending] = useState(false);
  const press = async () => {
    setIsPending(true);
    if (await restore(row)) {
      // The focused button disappears with its row.
      focusContent();
    }
    setIsPending(false);
  };
  return (
    <ToolButton
      aria-label={t('restoreOf', { name: `${row.firstName} ${row.lastName}` })}
      disabled={isPending}
      onClick={() => void press()}
    >
      {t('restore')}
    </ToolButton>
  );
}

export function useDeletionColumns(restore: RestoreRow): readonly Column<DeletedRow>[] {
  const t = useTranslations('admin.deleted');
  const names = useTranslations('admin.deleted.columns');
  return columnsOf(names, {
    deleted: {
      sort: 'deletedAt',
      isWide: true,
      skeleton: { lines: 2 },
      side: 'start',
      cell: ({ deletedAt, deletedBy }) => (
        <div className={shared.lines}>
          <RelativeTime value={deletedAt} />
          {deletedBy && <span className={shared.smallWrap}>{t('by', { name: deletedBy })}</span>}
        </div>
      ),
    },
    until: {
      side: 'end',
      cell: ({ restorableUntil }) => (
        <time dateTime={restorableUntil}>{t('until', { date: dayOf(restorableUntil) })}</time>
      ),
    },
    actions: {
      skeleton: { as: 'button' },
      side: 'end',
      cell: (row) => (
        <May call={{ roles: adminsOnly }}>
          <Restore row={row} restore={restore} />
        </May>
      ),
    },
  });
}
