import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { listEarnings, readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { portalLeadPath, portalPaths, portalStatementPath } from '#core/contract/site.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { LedgerLines } from '#web/office/commission/LedgerLines.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import shared from '#web/office/styles/shared.module.css';
import { DisputesCard } from '../disputes/DisputesCard.tsx';
import styles from './earnings.module.css';
import { hasAnything } from './has-anything.ts';
import type { Earnings } from '../api-types.ts';

function Sums({ earnings }: { earnings: Earnings }) {
  const t = useTranslations('portal.earnings');
  const { cents, money, dateOf } = useFormats();
  const { isOn, estimatedCents, approvedCents, paidCents, correctionCents } = earnings;
  const { onHoldCents } = earnings;
  const { nextPaymentDay, belowMinimumCents } = earnings;
  const sums = [
    ...(isOn ? [['estimated', estimatedCents] as const] : []),
    ['approved', approvedCents] as const,
    ['paid', paidCents] as const,
  ];
  return (
    <div className={`${shared.stack} ${styles.sums}`}>
      <Stats
        stats={sums.map(([name, sum]) => ({ name, label: t(`sums.${name}`), figure: cents(sum) }))}
        classes={{ list: styles.stats, stat: styles.stat }}
      />
      <p className={shared.hint}>{t(isOn ? 'estimates' : 'off')}</p>
      {onHoldCents > 0 && (
        <p className={shared.hint}>{t('onHold', { amount: cents(onHoldCents) })}</p>
      )}
      {nextPaymentDay !== null && (
        <p className={shared.hint}>{t('nextPaymentOn', { date: dateOf(nextPaymentDay) })}</p>
      )}
      {belowMinimumCents !== null && (
        <p className={shared.hint}>{t('belowMinimum', { amount: money(belowMinimumCents) })}</p>
      )}
      {correctionCents !== 0 && (
        <p className={shared.hint}>{t('correction', { amount: cents(correctionCents) })}</p>
      )}
    </div>
  );
}

type EarningLine = z.output<(typeof listEarnings)['answer']>['items'][number];

const tones = {
  pending: 'grey',
  qualified: 'amber',
  approved: 'blue',
  paid: 'green',
  void: 'grey',
} as const;

function Standing({ line: { status, approvedAt, paidOn, isOnHold } }: { line: EarningLine }) {
  const t = useTranslations('portal.earnings.standing');
  const { dateOf } = useFormats();
  const day = status === 'paid' ? paidOn : approvedAt;
  const date = day === null ? '' : dateOf(day);
  return isOnHold ? (
    <Badge tone="amber">{t('onHold')}</Badge>
  ) : (
    <Badge tone={tones[status]}>{t(status, { date })}</Badge>
  );
}

function Lines() {
  const t = useTranslations('portal.earnings.lines');
  const list = useGrowingList(listEarnings, {
    query: { pageSize: 20 },
  });
  return (
    <Card title={t('title')}>
      <GrowingList
        list={list}
        failure={t('failed')}
        more={t('more')}
        lines={6}
        className={styles.more}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <LedgerLines
              lines={found}
              renderBadge={(line) => <Standing line={line} />}
              renderAbout={({ client }) =>
                client ? (
                  <Link to={portalLeadPath(client.leadId)} className={styles.client}>
                    {client.name}
                  </Link>
                ) : (
                  <span>{t('client')}</span>
                )
              }
            />
          )
        }
      </GrowingList>
    </Card>
  );
}

function Statements({ statements, years }: Pick<Earnings, 'statements' | 'years'>) {
  const t = useTranslations('portal.earnings.statements');
  const { cents, dateOf } = useFormats();
  return (
    <Card title={t('title')}>
      {statements.length === 0 ? (
        <p className={shared.hint}>{t('none')}</p>
      ) : (
        <ul className={shared.statements}>
          {statements.map(({ payoutId, paidOn, totalCents, reversedAt }) => (
            <li key={payoutId}>
              <Link to={portalStatementPath(payoutId)}>{t('open', { date: dateOf(paidOn) })}</Link>
              {reversedAt === null ? (
                <strong>{cents(totalCents)}</strong>
              ) : (
                <span className={shared.hint}>
                  {t('reversed', {
                    date: dateOf(reversedAt),
                    amount: cents(totalCents),
                  })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {years.map(({ year, payee, payeeName, paidCents }) => (
        <p key={`${year} ${payee} ${payeeName}`} className={shared.hint}>
          {t(payee === 'self' ? 'year' : 'yearOfPayee', {
            year: String(year),
            amount: cents(paidCents),
            payee: payeeName,
          })}
        </p>
      ))}
    </Card>
  );
}

function ToAgreement() {
  const t = useTranslations('portal.agreement');
  return (
    <p>
      <Link to={portalPaths.agreement}>{t('link')}</Link>
    </p>
  );
}

export function EarningsTab() {
  const t = useTranslations('portal.earnings');
  const earnings = useQuery(callQuery(readEarnings));
  return (
    <Loaded query={earnings} failure={t('failed')} lines={10}>
      {(found) =>
        hasAnything(found) ? (
          <div className={shared.stack}>
            <ToAgreement />
            <Sums earnings={found} />
            <Statements statements={found.statements} years={found.years} />
            <Lines />
            <DisputesCard />
          </div>
        ) : (
          <div className={shared.stack}>
            <ToAgreement />
            <p className={shared.hint}>{t('off')}</p>
            <DisputesCard />
          </div>
        )
      }
    </Loaded>
  );
}
