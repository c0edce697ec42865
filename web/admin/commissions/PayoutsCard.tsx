import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { exportPayout, listPayouts, type payoutRow } from '#core/contract/commission/payouts.ts';
import { formatDate } from '#core/i18n/format.ts';
import { Download, Plus } from '#web/kit/icons.tsx';
import type { Column } from '#web/office/list/column.ts';
import { Table } from '#web/office/list/Table.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import { payoutKeys } from '../queries/keys.ts';
import { NewPayouts } from './NewPayouts.tsx';
import styles from './commissions.module.css';
import { PayoutDialog } from './PayoutDialog.tsx';
import { ReversalDialog } from './ReversalDialog.tsx';
import { StatementsDialog } from './StatementsDialog.tsx';

type PayoutRow = z.output<typeof payoutRow>;

function Actions({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('admin.commissions.payouts');
  const [isOpen, setIsOpen] = useState(false);
  const [isReversing, setIsReversing] = useState(false);
  const id = String(payout.id);
  return (
    <div className={styles.rowActions}>
      <ToolButton
        aria-label={t('statementsOf', { id })}
        onClick={() => setIsOpen(true)}
      >
        {t('statements')}
      </ToolButton>
      <ToolLink
        href={exportPayout.path.replace(':id', id)}
        aria-label={t('csvOf', { id })}
        download
      >
        <Download size={16} />
        {t('csv')}
      </ToolLink>
      {payout.reversedAt === null && (
        <ToolButton
          aria-label={t('reverseOf', { id })}
          onClick={() => setIsReversing(true)}
        >
          {t('reverse')}
        </ToolButton>
      )}
      {isReversing && (
        <ReversalDialog
          payout={payout}
          onClose={() => setIsReversing(false)}
        />
      )}
      {isOpen && (
        <StatementsDialog
          payout={payout}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function Name({ payout: { id, reference, reversedAt } }: { payout: PayoutRow }) {
  const t = useTranslations('admin.commissions.payouts');
  const language = useLocale();
  return (
    <div className={shared.lines}>
      <span>{`${id} · ${reference}`}</span>
      {reversedAt !== null && (
        <span className={styles.check}>
          {t('reversed', { date: formatDate(reversedAt, language, ownTimeZone()) })}
        </span>
      )}
    </div>
  );
}

function usePayoutColumns(): readonly Column<PayoutRow>[] {
  const t = useTranslations('admin.commissions.payouts.columns');
  const counted = useTranslations('admin.commissions');
  const language = useLocale();
  const { cents } = useFormats();
  return [
    {
      name: 'payout',
      header: t('payout'),
      isTitle: true,
      side: 'start',
      cell: (payout) => <Name payout={payout} />,
    },
    {
      name: 'paidOn',
      header: t('paidOn'),
      isNarrow: true,
      side: 'start',
      cell: ({ paidOn }) => formatDate(paidOn, language, ownTimeZone()),
    },
    {
      name: 'by',
      header: t('by'),
      isNarrow: true,
      side: 'start',
      cell: ({ by }) => by ?? '–',
    },
    {
      name: 'who',
      header: t('who'),
      isNarrow: true,
      side: 'end',
      cell: ({ affiliates }) => counted('affiliates', { count: affiliates }),
    },
    {
      name: 'referrals',
      header: t('referrals'),
      isNarrow: true,
      side: 'end',
      cell: ({ referrals }) => counted('referrals', { count: referrals }),
    },
    {
      name: 'total',
      header: t('total'),
      isNarrow: true,
      side: 'end',
      cell: ({ totalCents, reversedAt }) => (
        <span className={reversedAt === null ? styles.amount : styles.gone}>
          {cents(totalCents)}
        </span>
      ),
    },
    {
      name: 'actions',
      header: t('actions'),
      isNarrow: true,
      side: 'end',
      cell: (payout) => <Actions payout={payout} />,
    },
  ];
}

export function PayoutsCard() {
  const t = useTranslations('admin.commissions.payouts');
  const [isPaying, setIsPaying] = useState(false);
  const columns = usePayoutColumns();
  const list = useGrowingList(listPayouts, {
    keys: payoutKeys,
    query: { pageSize: 10 },
  });
  const { first, rows } = list;
  const create = (
    <ToolButton
      variant="ink"
      onClick={() => setIsPaying(true)}
    >
      <Plus size={16} />
      {t('create')}
    </ToolButton>
  );
  return (
    <Card
      title={t('title')}
      isFlush
      aside={create}
    >
      <NewPayouts known={rows} />
      <Loaded
        query={{ ...list, data: first && rows }}
        failure={t('failed')}
        lines={4}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <Table
              caption={t('title')}
              columns={columns}
              rows={found}
              rowKey={({ id }) => id}
            />
          )
        }
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
      {isPaying && <PayoutDialog onClose={() => setIsPaying(false)} />}
    </Card>
  );
}
