import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonFigure } from '#web/office/parts/Skeleton.tsx';
import { isRate } from '#web/office/formats/is-rate.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import figures from '#web/office/styles/stats.module.css';
import type { OwnStats } from '../api-types.ts';
import { statsQuery } from '../queries/referrals.ts';
import styles from './stat-cards.module.css';

const names = ['totalReferrals', 'todayLeads', 'referralTraffic', 'conversionRate'] as const;

type Name = (typeof names)[number];

function Figure({ name, stats }: { name: Name; stats: OwnStats }) {
  const { number, percent } = useFormats();
  if (name !== 'conversionRate') {
    return number(stats[name]);
  }
  return isRate(stats[name], stats.referralTraffic) ? percent(stats[name] / 100) : '–';
}

export function StatCards() {
  const t = useTranslations('portal.referrals.stats');
  const { data, error, refetch } = useQuery(statsQuery);
  if (error && !data) {
    return (
      <FailureState
        error={error}
        title={t('failed')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <dl
      className={`${figures.stats} ${styles.stats}`}
      aria-label={t('title')}
      aria-busy={!data}
    >
      {names.map((name) => (
        <div
          key={name}
          className={`${figures.stat} ${styles.stat}`}
          title={name === 'referralTraffic' ? t('trafficHint') : undefined}
        >
          <dt>{t(name)}</dt>
          <dd>
            {data ? (
              <Figure
                name={name}
                stats={data}
              />
            ) : (
              <SkeletonFigure />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
