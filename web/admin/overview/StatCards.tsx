import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { readDashboardStats } from '#core/contract/staff.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonFigure } from '#web/office/parts/Skeleton.tsx';
import { isRate } from '#web/office/formats/is-rate.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import figures from '#web/office/styles/stats.module.css';
import { statsQuery } from '../queries/dashboard.ts';
import styles from './overview.module.css';

type Stats = AnswerOf<typeof readDashboardStats>;

const names = [
  'totalLeads',
  'todayLeads',
  'calculatorUses',
  'pageViews',
  'conversionRate',
] as const satisfies (keyof Stats)[];

function Figure({ name, stats }: { name: (typeof names)[number]; stats: Stats }) {
  const { number } = useFormats();
  if (name !== 'conversionRate') {
    return number(stats[name]);
  }
  // Every visit begins with a page or a calculation.
  const visits = stats.pageViews + stats.calculatorUses;
  return isRate(stats[name], visits) ? `${stats[name].toFixed(1)}%` : '–';
}

export function StatCards() {
  const t = useTranslations('admin.overview');
  const { data, error, refetch } = useQuery(statsQuery);
  if (error) {
    return (
      <FailureState
        error={error}
        title={t('figuresFailed')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <dl
      className={`${figures.stats} ${styles.stats}`}
      aria-busy={!data}
    >
      {names.map((name) => (
        <div
          key={name}
          className={`${figures.stat} ${styles.stat}`}
        >
          <dt>{t(`figures.${name}`)}</dt>
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
