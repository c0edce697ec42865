import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#core/i18n/format.ts';
import { FailureState } from '#web/office/parts/EmptyState.tsx';
import { SkeletonFigure } from '#web/office/parts/Skeleton.tsx';
import { statsQuery } from '../queries/dashboard.ts';
import styles from './overview.module.css';

const figures = [
  { name: 'totalLeads', label: 'Total Leads' },
  { name: 'todayLeads', label: "Today's Leads" },
  { name: 'calculatorUses', label: 'Calculator Uses' },
  { name: 'pageViews', label: 'Page Views' },
  { name: 'conversionRate', label: 'Conversion Rate' },
] as const;

/** Five figures of the whole programme. */
export function StatCards() {
  const { data, error, refetch } = useQuery(statsQuery);
  if (error) {
    return (
      <FailureState
        error={error}
        title="The figures could not be loaded"
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <dl
      className={styles.stats}
      aria-busy={!data}
    >
      {figures.map(({ name, label }) => (
        <div
          key={name}
          className={styles.stat}
        >
          <dt>{label}</dt>
          <dd>
            {data ? (
              name === 'conversionRate' ? (
                `${data[name].toFixed(1)}%`
              ) : (
                formatNumber(data[name], 'en')
              )
            ) : (
              <SkeletonFigure />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
