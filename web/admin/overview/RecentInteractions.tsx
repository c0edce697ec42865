import { useTranslations } from 'use-intl';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Chart } from '#web/kit/icons.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { InteractionRow } from '../api-types.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import styles from './overview.module.css';
import { type Activity, recentCount } from './activity.ts';
import { WaitingRows } from './WaitingRows.tsx';

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

function Interactions({ interactions }: { interactions: readonly InteractionRow[] }) {
  const t = useTranslations('admin.overview.interactions');
  if (interactions.length === 0) {
    return (
      <EmptyState
        icon={<Chart />}
        title={t('none')}
      >
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {interactions.slice(0, recentCount).map((interaction) => (
        <RecentInteraction
          key={interaction.id}
          interaction={interaction}
        />
      ))}
    </ul>
  );
}

export function RecentInteractions({ activity }: { activity: Activity }) {
  const t = useTranslations('admin.overview.interactions');
  return (
    <Card
      title={t('title')}
      isFlush
    >
      <Loaded
        query={activity}
        failure={t('failed')}
        lines={<WaitingRows />}
      >
        {({ interactions }) => <Interactions interactions={interactions} />}
      </Loaded>
    </Card>
  );
}
