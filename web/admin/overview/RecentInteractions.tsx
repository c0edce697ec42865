import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Chart } from '#web/kit/icons.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { InteractionRow } from '../api-types.ts';
import { humanize } from '../../office/parts/humanize.ts';
import styles from './overview.module.css';
import { type Activity, recentCount } from './activity.ts';

function RecentInteraction({
  interaction: { action, page, createdAt },
}: {
  interaction: InteractionRow;
}) {
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.action}>{humanize(action)}</span>
        <span className={styles.soft}>{page}</span>
      </div>
      <RelativeTime
        value={createdAt}
        className={styles.when}
      />
    </li>
  );
}

const nothing = (
  <EmptyState
    icon={<Chart />}
    title="No visits yet"
  >
    Every page that visitors open is listed here.
  </EmptyState>
);

/** What visitors did last. */
export function RecentInteractions({ activity }: { activity: Activity }) {
  return (
    <Card
      title="Recent Interactions"
      isFlush
    >
      <Loaded
        query={activity}
        failure="The interactions could not be loaded"
        lines={recentCount}
      >
        {({ interactions }) =>
          interactions.length === 0 ? (
            nothing
          ) : (
            <ul className={styles.list}>
              {interactions.slice(0, recentCount).map((interaction) => (
                <RecentInteraction
                  key={interaction.id}
                  interaction={interaction}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
