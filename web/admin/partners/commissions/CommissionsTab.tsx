import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readDue } from '#core/contract/partners/commission/payouts.ts';
import { listPayoutYears } from '#core/contract/partners/commission/years.ts';
import { adminPaths } from '#core/contract/site.ts';
import { referralFeesTitle } from '#core/domain/programme/launch/facts-of-the-lender.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import { LinkRow } from '#web/office/shell/LinkRow.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useLenderDay } from '../../leads/use-lender-day.ts';
import { pathOf } from '../../navigation/tabs.ts';
import { factPath } from '../../programme/programme-paths.ts';
import { ToApprove } from './ToApprove.tsx';
import { ToPay } from './ToPay.tsx';
import { YearsCard } from './YearsCard.tsx';
import styles from './commissions.module.css';
import { commissionSumsQuery } from './commission-queries.ts';

/** The parts of Commissions, the first one without a name in the address. */
const commissionParts = ['approve', 'pay', 'years'] as const;

type CommissionPart = (typeof commissionParts)[number];

function commissionsPath(part: CommissionPart): string {
  return part === 'approve' ? pathOf('commissions') : `${pathOf('commissions')}&view=${part}`;
}

function CommissionSums() {
  const t = useTranslations('admin.commissions');
  const { cents, money } = useFormats();
  const { data, error, refetch } = useQuery(commissionSumsQuery());
  const { data: due } = useAnswer(readDue, { query: {} });
  const { data: paid } = useAnswer(listPayoutYears);
  const thisYear = useLenderDay().slice(0, 4);
  if (error) {
    return <FailureState error={error} title={t('sumsFailed')} onRetry={() => void refetch()} />;
  }
  const year = paid?.years.find((one) => String(one.year) === thisYear);
  const held = due?.heldBack.reduce((sum, one) => sum + Math.max(0, one.cents), 0) ?? 0;
  const sumOf = (part: 'count' | 'earnedCents') =>
    data?.waiting.reduce((sum, row) => sum + row[part], 0) ?? 0;
  const list = pathOf('commissions');
  const referrals = (count = 0) => t('referrals', { count });
  const { ready, lacking, states } = data ?? {};
  const approved = { referrals: referrals(states?.approved.count), amount: cents(held) };
  const figures = [
    ['ready', list, ready?.earnedCents, referrals(ready?.count)],
    [
      'lacking',
      list,
      lacking?.earnedCents,
      t('ofAffiliates', {
        referrals: referrals(lacking?.count),
        count: lacking?.affiliates ?? 0,
      }),
    ],
    ['waiting', `${list}&show=decide`, sumOf('earnedCents'), referrals(sumOf('count'))],
    [
      'approved',
      `${list}&status=approved`,
      states?.approved.earnedCents,
      held > 0 ? t('partlyHeld', approved) : approved.referrals,
    ],
    [
      'paid',
      commissionsPath('years'),
      year?.paidCents ?? 0,
      year
        ? t('years.reaching', { count: year.reaching, line: money(year.lineCents) })
        : referrals(),
    ],
  ] as const;
  return (
    <Stats
      stats={figures.map(([name, to, amount, note]) => ({
        name,
        label: <Link to={to}>{t(`sums.${name}`, { year: thisYear })}</Link>,
        figure: data && cents(amount ?? 0),
        note: data ? note : <SkeletonWords isShort />,
      }))}
      isBusy={!data}
      classes={{ list: styles.sums, stat: styles.stat }}
    />
  );
}

function toChecklist(text: ReactNode) {
  return <Link to={factPath('referral-fees')}>{text}</Link>;
}

function Basis() {
  const t = useTranslations('admin.commissions');
  const { data } = useQuery(commissionSumsQuery());
  if (!data) {
    return (
      <p className={styles.note}>
        <SkeletonWords />
      </p>
    );
  }
  const { isOn, isRequired, isConfirmed } = data.basis;
  if (!isOn) {
    return <p className={styles.warning}>{t('off')}</p>;
  }
  if (isConfirmed) {
    return <p className={styles.note}>{t('estimates')}</p>;
  }
  const named = { fact: referralFeesTitle, confirm: toChecklist };
  const key = isRequired ? 'unconfirmed' : 'unconfirmedCheck';
  return <p className={styles.warning}>{t.rich(key, named)}</p>;
}

const parts = { approve: ToApprove, pay: ToPay, years: YearsCard } as const;

export function CommissionsTab() {
  const t = useTranslations('admin.commissions.parts');
  const [parameters] = useSearchParams();
  const { data: sums } = useQuery(commissionSumsQuery());
  const open = commissionParts.find((name) => name === parameters.get('view')) ?? 'approve';
  const counts = {
    approve: sums?.ready.count,
    pay: sums?.states.approved.count,
    years: undefined,
  };
  const Shown = parts[open];
  return (
    <div className={shared.stack}>
      <div className={`${shared.between} ${styles.parts}`}>
        <LinkRow
          label={t('label')}
          links={commissionParts.map((name) => ({
            name,
            label: t(name),
            to: commissionsPath(name),
            count: counts[name],
          }))}
          open={open}
          look="pills"
        />
        <Link to={adminPaths.payRules}>{t('rules')}</Link>
      </div>
      <CommissionSums />
      <Basis />
      <Shown />
    </div>
  );
}
