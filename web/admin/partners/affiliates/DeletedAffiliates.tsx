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
        side: 'start',
        cell: (affiliate) => <DeletedName row={affiliate} />,
      },
      code: {
        isNarrow: true,
        side: 'start',
        cell: ({ referralCode }) => <CodeBadge code={referralCode} />,
      },
      status: {
        isNarrow: true,
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

const placeholderAffiliate: DeletedAffiliate = {
  id: 0,
  firstName: 'Maria',
  lastName: 'Gonzalez',
  email: 'maria.gonzalez@example.com',
  company: null,
  referralCode: 'MARIA123',
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  deletedAt: '2026-01-01T00:00:00.000Z',
  deletedBy: 'Carl Example',
  restorableUntil: '2026-01-01T00:00:00.000Z',
};

export function DeletedAffiliates() {
  const list = useList(listDeletedAffiliates);
  return (
    <DeletedCard
      list={list}
      of={listDeletedAffiliates}
      columns={useDeletedColumns()}
      placeholder={placeholderAffiliate}
      texts="admin.deletedAffiliates"
      tab="affiliates"
    />
  );
}
