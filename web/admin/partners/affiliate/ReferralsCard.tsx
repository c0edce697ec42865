import { useTranslations } from 'use-intl';
import { listAffiliateReferrals } from '#core/contract/partners/affiliates.ts';
import { displayStatus } from '#core/domain/leads/lead-status.ts';
import { Handshake } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { WaitingTable } from '#web/office/list/WaitingTable.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { LeadLink } from '../../LeadLink.tsx';
import type { ReferralRow } from '../../api-types.ts';

function useReferralColumns(): readonly Column<ReferralRow>[] {
  const t = useTranslations('admin.affiliate.referrals.columns');
  const statuses = useTranslations('admin.affiliate.referrals.statuses');
  const { dollars } = useFormats();
  return columnsOf(t, {
    name: {
      isTitle: true,
      side: 'start',
      cell: ({ lead }) => <LeadLink lead={lead} />,
    },
    contact: {
      isWide: true,
      skeleton: { lines: 2 },
      side: 'start',
      cell: ({ lead }) => (
        <div className={shared.lines}>
          <EmailText>{lead.email}</EmailText>
          <span className={shared.small}>{lead.phone}</span>
        </div>
      ),
    },
    state: { side: 'end', cell: ({ lead }) => lead.propertyState ?? '–' },
    price: {
      side: 'end',
      cell: ({ lead: { homePrice } }) => (homePrice === null ? '–' : dollars(homePrice)),
    },
    status: {
      skeleton: { as: 'badge' },
      side: 'corner',
      cell: ({ lead }) => <StatusBadge status={displayStatus(lead, 'admin')} />,
    },
    referral: {
      skeleton: { as: 'badge' },
      side: 'start',
      cell: ({ status }) => (
        <Badge tone={status === 'qualified' ? 'green' : 'grey'}>{statuses(status)}</Badge>
      ),
    },
    date: { side: 'end', cell: ({ createdAt }) => <RelativeTime value={createdAt} /> },
  });
}

export function ReferralsCard({ id }: { id: number }) {
  const t = useTranslations('admin.affiliate.referrals');
  const totalText = useTotalText();
  const columns = useReferralColumns();
  const list = useGrowingList(listAffiliateReferrals, {
    params: { id },
    query: { pageSize: 10 },
  });
  const { first, rows } = list;
  const count =
    first && rows.length > 0
      ? t('shown', { count: String(rows.length), total: totalText(first) })
      : '';
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <span className={shared.small} role="status">
          {count}
        </span>
      }
    >
      <GrowingList
        list={list}
        failure={t('failed')}
        more={t('more')}
        lines={<WaitingTable columns={columns} lines={6} />}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState icon={<Handshake />} title={t('none')} text={t('noneText')} />
          ) : (
            <Table caption={t('title')} columns={columns} rows={found} rowKey={({ id }) => id} />
          )
        }
      </GrowingList>
    </Card>
  );
}
