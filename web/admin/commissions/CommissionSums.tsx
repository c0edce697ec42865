import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { pathOf } from '../navigation/tabs.ts';
import { commissionSumsQuery } from '../queries/commissions.ts';
import styles from './commissions.module.css';

const shown = ['qualified', 'approved', 'paid', 'void'] as const;

export function CommissionSums() {
  const t = useTranslations('admin.commissions');
  const { cents, number } = useFormats();
  const { data, error, refetch } = useQuery(commissionSumsQuery());
  if (error) {
    return (
      <FailureState
        error={error}
        title={t('sumsFailed')}
        onRetry={() => void refetch()}
      />
    );
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
