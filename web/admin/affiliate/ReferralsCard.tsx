import { useTranslations } from 'use-intl';
import { listAffiliateReferrals } from '#core/contract/affiliates.ts';
import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { Handshake } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Table } from '#web/office/list/Table.tsx';
import { WaitingTable } from '#web/office/list/WaitingTable.tsx';
import type { Column } from '#web/office/list/column.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { LeadLink } from '../LeadLink.tsx';
import type { ReferralRow } from '../api-types.ts';
import { referralKeys } from '../queries/keys.ts';
import styles from './affiliate.module.css';

interface CellProps {
  referral: ReferralRow;
}

function Contact({ referral: { lead } }: CellProps) {
  return (
    <div className={shared.lines}>
      <EmailText>{lead.email}</EmailText>
      <span className={shared.small}>{displayPhone(lead.phone)}</span>
    </div>
  );
}

function Price({ referral: { lead } }: CellProps) {
  const { dollars } = useFormats();
  return lead.homePrice === null ? '–' : dollars(lead.homePrice);
}

function Status({ referral: { status } }: CellProps) {
  const t = useTranslations('admin.affiliate.referrals.statuses');
  return <Badge tone={status === 'qualified' ? 'green' : 'grey'}>{t(status)}</Badge>;
}

/** The columns of a partner's referrals. */
function useReferralColumns(): readonly Column<ReferralRow>[] {
  const t = useTranslations('admin.affiliate.referrals.columns');
  return [
    {
      name: 'name',
      header: t('name'),
      isTitle: true,
      side: 'start',
      cell: ({ lead }) => <LeadLink lead={lead} />,
    },
    {
      name: 'contact',
      header: t('contact'),
      side: 'start',
      cell: (referral) => <Contact referral={referral} />,
    },
    {
      name: 'state',
      header: t('state'),
      isNarrow: true,
      side: 'end',
      cell: ({ lead }) => lead.propertyState ?? '–',
    },
    {
      name: 'price',
      header: t('price'),
      isNarrow: true,
      side: 'end',
      cell: (referral) => <Price referral={referral} />,
    },
    {
      name: 'status',
      header: t('status'),
      isNarrow: true,
      side: 'corner',
      cell: ({ lead }) => <StatusBadge status={displayStatus(lead, 'admin')} />,
    },
    {
      name: 'referral',
      header: t('referral'),
      isNarrow: true,
      side: 'start',
      cell: (referral) => <Status referral={referral} />,
    },
    {
      name: 'date',
      header: t('date'),
      isNarrow: true,
      side: 'end',
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  ];
}

/** Gives the grey rows of the list their size. */
const placeholderReferral: ReferralRow = {
  id: 0,
  affiliateId: 0,
  leadId: 0,
  referralCode: '',
  status: 'pending',
  commissionAmount: 0,
  notes: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  lead: {
    id: 0,
    firstName: 'Maria',
    lastName: 'Gonzalez',
    email: 'maria.gonzalez@example.com',
    phone: '5555550100',
    homePrice: 400_000,
    propertyState: 'CA',
    status: 'New',
    isQualified: true,
    timeline: null,
  },
};

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
