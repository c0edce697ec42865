import { useTranslations } from 'use-intl';
import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import type { Column } from '#web/office/list/column.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import type { DeletedLead } from '../../api-types.ts';
import { DeletedName } from '../../deleted/DeletedName.tsx';
import { useDeletionColumns } from '../../deleted/deletion-columns.tsx';
import { useLeadRestoration } from '../../lead/deletion/use-lead-restoration.ts';

/** The columns of the deleted leads. */
export function useDeletedColumns(): readonly Column<DeletedLead>[] {
  const t = useTranslations('admin.deletedLeads.columns');
  return [
    {
      name: 'name',
      header: t('name'),
      isTitle: true,
      side: 'start',
      cell: (lead) => <DeletedName row={lead} />,
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
    ...useDeletionColumns(useLeadRestoration()),
  ];
}

/** Gives the grey rows of the list their size. */
export const placeholderLead: DeletedLead = {
  id: 0,
  firstName: 'Maria',
  lastName: 'Gonzalez',
  email: 'maria.gonzalez@example.com',
  phone: '5555550100',
  status: 'New',
  isQualified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  deletedAt: '2026-01-01T00:00:00.000Z',
  deletedBy: 'Carl Example',
  restorableUntil: '2026-01-01T00:00:00.000Z',
};
