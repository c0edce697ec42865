import { listDeletedLeads } from '#core/contract/lead/deleted.ts';
import { useList } from '#web/office/list/use-list.ts';
import { DeletedCard } from '../../deleted/DeletedCard.tsx';
import { deletedKeys } from '../../queries/leads.ts';
import { placeholderLead, useDeletedColumns } from './deleted-columns.tsx';

export function DeletedLeads() {
  const list = useList(listDeletedLeads, { keys: deletedKeys });
  return (
    <DeletedCard
      list={list}
      keys={deletedKeys}
      columns={useDeletedColumns()}
      placeholder={placeholderLead}
      texts="admin.deletedLeads"
      tab="leads"
    />
  );
}
