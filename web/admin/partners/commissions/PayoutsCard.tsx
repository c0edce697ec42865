import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import {
  createPayout,
  exportPayout,
  listPayouts,
  type payoutRow,
  readPayout,
  reversePayout,
} from '#core/contract/partners/commission/payouts.ts';
import { adminStatementPath } from '#core/contract/site.ts';
import { Download, Plus } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import { NewRowsBar } from '../../office/live/NewRowsBar.tsx';
import { useOnNews } from '../../office/live/news-query.ts';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import styles from './commissions.module.css';

type PayoutRow = z.output<typeof payoutRow>;

function NewPayouts({ known }: { known: readonly { id: number }[] }) {
  const t = useTranslations('admin.live');
  const queries = useQueryClient();
  const [told, setTold] = useState<readonly number[]>([]);
  useOnNews(({ changes }) => {
    if (changes.some(({ action, isOwn }) => action === 'payout.reverse' && !isOwn)) {
      makeStale(queries, [allUnder(listPayouts)]);
    }
    const made = changes.filter(({ action }) => action === 'payout.create');
    const ids = made.flatMap(({ entityId }) => entityId ?? []);
    setTold((before) => [...new Set([...before, ...ids])]);
  });
  const count = told.filter((id) => known.every((payout) => payout.id !== id)).length;
  return (
    <NewRowsBar
      text={count > 0 && t('newPayouts', { count })}
      onShow={() => makeStale(queries, [allUnder(listPayouts)])}
    />
  );
}

interface DialogProps {
  payout: PayoutRow;
  onClose: () => void;
}

function ReversalDialog({ payout, onClose }: DialogProps) {
  const t = useTranslations('admin.commissions.reversal');
  const { cents } = useFormats();
  const id = String(payout.id);
  const amount = cents(payout.totalCents);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title', { id })}
      description={t('text', { amount })}
    >
      <ReasonForm
        entry={reversePayout}
        id={payout.id}
        draft="reverse"
        labels={{ save: t('save', { amount }), done: t('done', { id }), failed: t('failed') }}
        onDone={onClose}
      />
    </Dialog>
  );
}

function StatementsDialog({ payout, onClose }: DialogProps) {
  const t = useTranslations('admin.commissions.statements');
  const { cents, dateOf } = useFormats();
  const detail = useQuery(callQuery(readPayout, { params: { id: payout.id } }));
  const date = dateOf(payout.paidOn);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title', { id: String(payout.id) })}
      description={t('text', { date, reference: payout.reference })}
    >
      {payout.reversedAt !== null && (
        <p className={styles.warning}>
          {t('reversed', {
            date: dateOf(payout.reversedAt),
            name: payout.reversedBy ?? '–',
            reason: payout.reversalReason ?? '',
          })}
        </p>
      )}
      <Loaded query={detail} failure={t('failed')} lines={3}>
        {({ paid }) => (
          <ul className={shared.statements}>
            {paid.map(({ affiliateId, name, payee, payeeName, totalCents }) => (
              <li key={`${affiliateId} ${payee} ${payeeName}`}>
                <div className={`${shared.lines} ${styles.year}`}>
                  <Link to={adminStatementPath(payout.id, affiliateId)}>{name}</Link>
                  {payee !== 'self' && (
                    <span className={shared.small}>{t('paidTo', { payee: payeeName })}</span>
                  )}
                </div>
                <span className={shared.strong}>{cents(totalCents)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

function Actions({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('admin.commissions.payouts');
  const [isOpen, setIsOpen] = useState(false);
  const [isReversing, setIsReversing] = useState(false);
  const id = String(payout.id);
  return (
    <div className={`${shared.ends} ${styles.rowActions}`}>
      <ToolButton aria-label={t('statementsOf', { id })} onClick={() => setIsOpen(true)}>
        {t('statements')}
      </ToolButton>
      <DownloadLink href={exportPayout.path.replace(':id', id)} aria-label={t('csvOf', { id })}>
        <Download size={16} />
        {t('csv')}
      </DownloadLink>
      {payout.reversedAt === null && (
        <May call={reversePayout}>
          <ToolButton aria-label={t('reverseOf', { id })} onClick={() => setIsReversing(true)}>
            {t('reverse')}
          </ToolButton>
        </May>
      )}
      {isReversing && <ReversalDialog payout={payout} onClose={() => setIsReversing(false)} />}
      {isOpen && <StatementsDialog payout={payout} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function usePayoutColumns(): readonly Column<PayoutRow>[] {
  const t = useTranslations('admin.commissions.payouts');
  const columns = useTranslations('admin.commissions.payouts.columns');
  const counted = useTranslations('admin.commissions');
  const { cents, dateOf } = useFormats();
  return columnsOf(columns, {
    payout: {
      isTitle: true,
      side: 'start',
      cell: ({ id, reference, reversedAt }) => (
        <div className={shared.lines}>
          <span>{`${id} · ${reference}`}</span>
          {reversedAt !== null && (
            <span className={styles.check}>{t('reversed', { date: dateOf(reversedAt) })}</span>
          )}
        </div>
      ),
    },
    paidOn: {
      isNarrow: true,
      side: 'start',
      cell: ({ paidOn }) => dateOf(paidOn),
    },
    by: {
      isNarrow: true,
      side: 'start',
      cell: ({ by }) => by ?? '–',
    },
    who: {
      isNarrow: true,
      side: 'end',
      cell: ({ affiliates }) => counted('affiliates', { count: affiliates }),
    },
    referrals: {
      isNarrow: true,
      side: 'end',
      cell: ({ referrals }) => counted('referrals', { count: referrals }),
    },
    total: {
      isNarrow: true,
      side: 'end',
      cell: ({ totalCents, reversedAt }) => (
        <span className={reversedAt === null ? shared.strong : styles.gone}>
          {cents(totalCents)}
        </span>
      ),
    },
    actions: {
      isNarrow: true,
      side: 'end',
      cell: (payout) => <Actions payout={payout} />,
    },
  });
}

export function PayoutsCard() {
  const t = useTranslations('admin.commissions.payouts');
  const [isPaying, setIsPaying] = useState(false);
  const columns = usePayoutColumns();
  const list = useGrowingList(listPayouts, {
    query: { pageSize: 10 },
  });
  const create = (
    <May call={createPayout}>
      <ToolButton variant="ink" onClick={() => setIsPaying(true)}>
        <Plus size={16} />
        {t('create')}
      </ToolButton>
    </May>
  );
  return (
    <Card title={t('title')} isFlush aside={create}>
      <NewPayouts known={list.rows} />
      <GrowingList list={list} failure={t('failed')} more={t('more')} lines={4}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <Table caption={t('title')} columns={columns} rows={found} rowKey={({ id }) => id} />
          )
        }
      </GrowingList>
      {isPaying && <PayoutDialog onClose={() => setIsPaying(false)} />}
    </Card>
  );
}
