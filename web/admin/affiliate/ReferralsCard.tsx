import { useTranslations } from 'use-intl';
import { listAffiliateReferrals } from '#core/contract/affiliates.ts';
import { Handshake } from '#web/kit/icons.tsx';
import type { Column } from '#web/office/list/column.ts';
import { Table } from '#web/office/list/Table.tsx';
import { WaitingTable } from '#web/office/list/WaitingTable.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ReferralRow } from '../api-types.ts';
import { referralKeys } from '../queries/keys.ts';
import styles from './affiliate.module.css';
import { placeholderReferral, useReferralColumns } from './referral-columns.tsx';

const atFirst = 10;

interface ReferralsProps {
  rows: readonly ReferralRow[];
  columns: readonly Column<ReferralRow>[];
}

function Referrals({ rows, columns }: ReferralsProps) {
  const t = useTranslations('admin.affiliate.referrals');
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Handshake />}
        title={t('none')}
      >
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

export function ReferralsCard({ id }: { id: number }) {
  const t = useTranslations('admin.affiliate.referrals');
  const totalText = useTotalText();
  const columns = useReferralColumns();
  const list = useGrowingList(listAffiliateReferrals, {
    keys: referralKeys,
    params: { id },
    query: { pageSize: atFirst },
  });
  const { first, rows } = list;
  const count =
    first && rows.length > 0
      ? t('shown', {
          count: String(rows.length),
          total: totalText(first),
        })
      : '';
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <span
          className={shared.small}
          role="status"
        >
          {count}
        </span>
      }
    >
      <Loaded
        query={{
          ...list,
          data: first && rows,
        }}
        failure={t('failed')}
        lines={
          <WaitingTable
            columns={columns}
            placeholder={placeholderReferral}
            lines={6}
          />
        }
      >
        {(found) => (
          <Referrals
            rows={found}
            columns={columns}
          />
        )}
      </Loaded>
      {list.hasMore && (
        <div className={styles.more}>
          <ToolButton
            disabled={list.isFetching}
            onClick={() => void list.grow()}
          >
            {t('more')}
          </ToolButton>
        </div>
      )}
    </Card>
  );
}
