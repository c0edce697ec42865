import { useTranslations } from 'use-intl';
import { listDeletedAffiliates } from '#core/contract/partners/affiliate/deleted.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { useList } from '#web/office/list/use-list.ts';
import { Badge, CodeBadge } from '#web/office/parts/Badge.tsx';
import type { DeletedAffiliate } from '../../api-types.ts';
import { DeletedCard } from '../../deleted/DeletedCard.tsx';
import { DeletedName, useDeletionColumns } from '../../deleted/deletion-columns.tsx';
import { useAffiliateRestoration } from './AffiliateActions.tsx';

function useDeletedColumns(): readonly Column<DeletedAffiliate>[] {
  const t = useTranslations('admin.deletedAffiliates.columns');
  const statuses = useTranslations('admin.affiliates.statuses');
  return [
    ...columnsOf<DeletedAffiliate, 'name' | 'code' | 'status'>(t, {
      name: {
        isTitle: true,
        skeleton: { lines: 2 },
        side: 'start',
        cell: (affiliate) => <DeletedName row={affiliate} />,
      },
      code: { side: 'start', cell: ({ referralCode }) => <CodeBadge code={referralCode} /> },
      status: {
        skeleton: { as: 'badge' },
        side: 'corner',
        cell: ({ isActive }) => (
          <Badge tone={isActive ? 'green' : 'grey'}>
            {statuses(isActive ? 'active' : 'inactive')}
          </Badge>
        ),
      },
    }),
    ...useDeletionColumns(useAffiliateRestoration()),
  ];
}

export function DeletedAffiliates() {
  const list = useList(listDeletedAffiliates);
  return (
    <DeletedCard
      list={list}
      of={listDeletedAffiliates}
      columns={useDeletedColumns()}
      texts="admin.deletedAffiliates"
      tab="affiliates"
    />
  );
}
