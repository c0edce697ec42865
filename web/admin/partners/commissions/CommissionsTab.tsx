import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { referralFeesTitle } from '#core/domain/programme/launch/facts-of-the-lender.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import { LinkRow } from '#web/office/shell/LinkRow.tsx';
import shared from '#web/office/styles/shared.module.css';
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

const shown = ['qualified', 'approved', 'paid', 'void'] as const;

function CommissionSums() {
  const t = useTranslations('admin.commissions');
  const { cents, number } = useFormats();
  const { data, error, refetch } = useQuery(commissionSumsQuery());
  if (error) {
    return <FailureState error={error} title={t('sumsFailed')} onRetry={() => void refetch()} />;
  }
  const figures = data && {
    qualified: cents(data.states.qualified.earnedCents),
    approved: cents(data.states.approved.earnedCents),
    paid: cents(data.paidCents),
    void: number(data.states.void.count),
  };
  const noteOf = (name: (typeof shown)[number]) =>
    data ? t('referrals', { count: data.states[name].count }) : <SkeletonWords isShort />;
  return (
    <Stats
      stats={shown.map((name) => ({
        name,
        label: (
          <Link
            to={`${pathOf('commissions')}&${name === 'qualified' ? 'show=decide' : `status=${name}`}`}
          >
            {t(`sums.${name}`)}
          </Link>
        ),
        figure: figures?.[name],
        note: name !== 'void' && noteOf(name),
      }))}
      isBusy={!data}
      classes={{ stat: styles.stat }}
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

/** The parts of the tab: what waits for a decision, what is paid next, what was paid. */
const parts = { approve: ToApprove, pay: ToPay, years: YearsCard } as const;

export function CommissionsTab() {
  const t = useTranslations('admin.commissions.parts');
  const [parameters] = useSearchParams();
  const { data: sums } = useQuery(commissionSumsQuery());
  const open = commissionParts.find((name) => name === parameters.get('view')) ?? 'approve';
  const counts = {
    approve: sums?.ready,
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
