import { listDeletedAffiliates } from '#core/contract/affiliate/deleted.ts';
import { useList } from '#web/office/list/use-list.ts';
import { DeletedCard } from '../../deleted/DeletedCard.tsx';
import { deletedAffiliateKeys } from '../../queries/affiliates.ts';
import { placeholderAffiliate, useDeletedColumns } from './deleted-columns.tsx';

export function DeletedAffiliates() {
  const list = useList(listDeletedAffiliates, { keys: deletedAffiliateKeys });
  return (
    <DeletedCard
      list={list}
      keys={deletedAffiliateKeys}
      columns={useDeletedColumns()}
      placeholder={placeholderAffiliate}
      texts="admin.deletedAffiliates"
      tab="affiliates"
    />
  );
}
