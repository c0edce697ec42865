import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonFigure, SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import figures from '#web/office/styles/stats.module.css';
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
  const figureOf = (name: (typeof shown)[number]) => {
    if (!data) {
      return <SkeletonFigure />;
    }
    return name === 'void'
      ? number(data.states.void.count)
      : cents(name === 'paid' ? data.paidCents : data.states[name].earnedCents);
  };
  return (
    <dl
      className={figures.stats}
      aria-busy={!data}
    >
      {shown.map((name) => (
        <div
          key={name}
          className={`${figures.stat} ${styles.stat}`}
        >
          <dt>
            <Link
              to={`${pathOf('commissions')}&${name === 'qualified' ? 'show=decide' : `status=${name}`}`}
            >
              {t(`sums.${name}`)}
            </Link>
          </dt>
          <dd>{figureOf(name)}</dd>
          {name !== 'void' && (
            <dd className={shared.small}>
              {data ? (
                t('referrals', { count: data.states[name].count })
              ) : (
                <SkeletonWords isShort />
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
