import { useTranslations } from 'use-intl';
import { listDeletedLeads } from '#core/contract/leads/lists.ts';
import { displayStatus } from '#core/domain/leads/lead-status.ts';
import { columnsOf } from '#web/office/list/column.ts';
import { useList } from '#web/office/list/use-list.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import type { DeletedLead } from '../api-types.ts';
import { DeletedCard } from '../deleted/DeletedCard.tsx';
import { DeletedName, useDeletionColumns } from '../deleted/deletion-columns.tsx';
import { useLeadRestoration } from './lead/DeleteLead.tsx';

function useDeletedColumns() {
  const t = useTranslations('admin.deletedLeads.columns');
  const ofLead = columnsOf<DeletedLead, 'name' | 'phone' | 'status'>(t, {
    name: {
      isTitle: true,
      skeleton: { lines: 2 },
      side: 'start',
      cell: (lead) => <DeletedName row={lead} />,
    },
    phone: { side: 'start', cell: ({ phone }) => phone },
    status: {
      skeleton: { as: 'badge' },
      side: 'corner',
      cell: (lead) => <StatusBadge status={displayStatus(lead, 'admin')} />,
    },
  });
  return [...ofLead, ...useDeletionColumns(useLeadRestoration())];
}

export function DeletedLeads() {
  const list = useList(listDeletedLeads);
  return (
    <DeletedCard
      list={list}
      of={listDeletedLeads}
      columns={useDeletedColumns()}
      texts="admin.deletedLeads"
      tab="leads"
    />
  );
}
