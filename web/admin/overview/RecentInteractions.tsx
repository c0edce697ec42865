import { Card } from '#web/kit/Card.tsx';
import { EmptyState, FailureState } from '#web/kit/EmptyState.tsx';
import { Chart } from '#web/kit/icons.tsx';
import { RelativeTime } from '#web/kit/RelativeTime.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { humanize } from '../words.ts';
import styles from './overview.module.css';
import { type Activity, recentCount } from './queries.ts';

/** What visitors did last. */
export function RecentInteractions({ activity: { data, error, refetch } }: { activity: Activity }) {
  return (
    <Card title="Recent Interactions" isFlush>
      {error ? <FailureState error={error} title="The interactions could not be loaded" onRetry={() => void refetch()} />
        : !data ? <Skeleton lines={recentCount} />
          : data.interactions.length === 0 ? <EmptyState icon={<Chart />} title="No visits yet">Every page a visitor opens and every calculation is listed here.</EmptyState>
            : (
              <ul className={styles.list}>
                {data.interactions.slice(0, recentCount).map((interaction) => (
                  <li key={interaction.id} className={styles.row}>
                    <div className={styles.who}>
                      <span className={styles.action}>{humanize(interaction.action)}</span>
                      <span className={styles.soft}>{interaction.page}</span>
                    </div>
                    <RelativeTime value={interaction.createdAt} className={styles.when} />
                  </li>
                ))}
              </ul>
            )}
    </Card>
  );
}
