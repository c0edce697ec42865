import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import {
  exportPayout,
  listPayouts,
  type payoutRow,
  readPayout,
  reversePayout,
} from '#core/contract/partners/commission/payouts.ts';
import { adminStatementPath } from '#core/contract/site.ts';
import { Download } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
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
import { dayOf } from '../../day-of.ts';
import { NewRowsBar } from '../../office/live/NewRowsBar.tsx';
import { useOnNews } from '../../office/live/news-query.ts';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';
import { ReasonButton } from '../../draft/ReasonButton.tsx';
import { useReasonTexts } from './commission-queries.ts';
import { TransferBack } from './TransferBack.tsx';
import styles from './commissions.module.css';

type PayoutRow = z.output<typeof payoutRow>;

function NewPayouts({ known }: { known: readonly { id: number }[] }) {
  const t = useTranslations('admin.live');
  const queries = useQueryClient();
  const [told, setTold] = useState<readonly number[]>([]);
  useOnNews(({ changes }) => {
    if (changes.some(({ action, isOwn }) => action.startsWith('payout.') && !isOwn)) {
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

function StatementsDialog({ payout, onClose }: { payout: PayoutRow; onClose: () => void }) {
  const t = useTranslations('admin.commissions.statements');
  const { cents } = useFormats();
  const detail = useAnswer(readPayout, { params: { id: payout.id } });
  const date = dayOf(payout.paidOn ?? payout.createdAt);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title', { id: String(payout.id) })}
      description={t('text', { date })}
    >
      {payout.reversedAt !== null && (
        <p className={styles.warning}>
          {t('reversed', {
            date: dayOf(payout.reversedAt),
            name: payout.reversedBy ?? '–',
            reason: payout.reversalReason ?? '',
          })}
        </p>
      )}
      <Loaded query={detail} failure={t('failed')} lines={3}>
        {({ payees, state }) => (
          <ul className={shared.statements}>
            {payees.map((payee) => (
              <li key={payee.payeeId}>
                <div className={`${shared.lines} ${styles.year}`}>
                  <Link to={adminStatementPath(payout.id, payee.affiliateId)}>
                    {payee.affiliate}
                  </Link>
                  <span className={shared.small}>
                    {payee.kind !== 'self' && t('paidTo', { payee: payee.name })} {payee.reference}
                  </span>
                  {payee.returnedAt !== null && (
                    <span className={styles.check}>
                      {t('returned', {
                        date: dayOf(payee.returnedAt),
                        reason: payee.returnReason ?? '',
                      })}
                    </span>
                  )}
                </div>
                <span className={payee.returnedAt === null ? shared.strong : styles.gone}>
                  {cents(payee.totalCents)}
                </span>
                {state === 'sent' && payee.returnedAt === null && (
                  <TransferBack payoutId={payout.id} payeeId={payee.payeeId} name={payee.name} />
                )}
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
  const reversal = useTranslations('admin.commissions.reversal');
  const reason = useReasonTexts();
  const { cents } = useFormats();
  const id = String(payout.id);
  const amount = cents(payout.totalCents);
  return (
    <div className={`${shared.ends} ${styles.rowActions}`}>
      <ToolButton aria-label={t('statementsOf', { id })} onClick={() => setIsOpen(true)}>
        {t('statements')}
      </ToolButton>
      <DownloadLink href={exportPayout.path.replace(':id', id)} aria-label={t('csvOf', { id })}>
        <Download size={16} />
        {t('csv')}
      </DownloadLink>
      {payout.state === 'sent' && (
        <ReasonButton
          {...reason}
          button={<ToolButton aria-label={t('reverseOf', { id })}>{t('reverse')}</ToolButton>}
          title={reversal('title', { id })}
          description={reversal('text', { amount })}
          entry={reversePayout}
          options={{ params: { id: payout.id } }}
          draft={`reverse:${id}`}
          save={reversal('save', { amount })}
          done={reversal('done', { id })}
          failed={reversal('failed')}
        />
      )}
      {isOpen && <StatementsDialog payout={payout} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function usePayoutColumns(): readonly Column<PayoutRow>[] {
  const t = useTranslations('admin.commissions.payouts');
  const columns = useTranslations('admin.commissions.payouts.columns');
  const counted = useTranslations('admin.commissions');
  const { cents } = useFormats();
  return columnsOf(columns, {
    payout: {
      isTitle: true,
      side: 'start',
      cell: ({ id, reference, reversedAt, returnedCents, state }) => (
        <div className={shared.lines}>
          <span>{[t('run', { id: String(id) }), reference].filter(Boolean).join(' · ')}</span>
          {state === 'discarded' && <span className={shared.small}>{t('discarded')}</span>}
          {returnedCents > 0 && (
            <span className={styles.check}>{t('returned', { amount: cents(returnedCents) })}</span>
          )}
          {reversedAt !== null && (
            <span className={styles.check}>{t('reversed', { date: dayOf(reversedAt) })}</span>
          )}
        </div>
      ),
    },
    paidOn: { side: 'start', cell: ({ paidOn }) => (paidOn ? dayOf(paidOn) : '–') },
    by: { side: 'start', cell: ({ by }) => by ?? '–' },
    who: { side: 'end', cell: ({ affiliates }) => counted('affiliates', { count: affiliates }) },
    referrals: { side: 'end', cell: ({ referrals }) => counted('referrals', { count: referrals }) },
    total: {
      side: 'end',
      cell: ({ totalCents, state }) => (
        <span className={state === 'sent' ? shared.strong : styles.gone}>{cents(totalCents)}</span>
      ),
    },
    actions: {
      side: 'end',
      cell: (payout) => payout.state !== 'discarded' && <Actions payout={payout} />,
    },
  });
}

/** Runs that were sent or discarded, without those that are shown above. */
export function EarlierRuns({ leftOut }: { leftOut: readonly number[] }) {
  const t = useTranslations('admin.commissions.payouts');
  const columns = usePayoutColumns();
  const list = useGrowingList(listPayouts, { query: { pageSize: 10 } });
  return (
    <Card title={t('title')} isFlush>
      <NewPayouts known={list.rows} />
      <GrowingList list={list} failure={t('failed')} more={t('more')} lines={4}>
        {(found) => {
          const rows = found.filter(({ id }) => !leftOut.includes(id));
          return rows.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
          );
        }}
      </GrowingList>
    </Card>
  );
}
