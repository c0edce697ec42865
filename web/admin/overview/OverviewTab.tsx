import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { localeOf } from '#core/i18n/format.ts';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { activityQuery, dashboardKeys } from '../queries/dashboard.ts';
import styles from './overview.module.css';
import { RecentInteractions } from './RecentInteractions.tsx';
import { RecentLeads } from './RecentLeads.tsx';
import { StatCards } from './StatCards.tsx';

/** How the programme is doing today, and what happened last. */
export function OverviewTab() {
  const activity = useQuery(activityQuery);
  return (
    <div className={styles.overview}>
      <div className={styles.line}>
        <p className={styles.today}>
          {new Date().toLocaleDateString(localeOf(useLocale()), {
            weekday: 'long',
            month: 'long',
            day: 'numeric',
          })}
        </p>
        <RefreshButton queryKey={dashboardKeys.all} />
      </div>
      <StatCards />
      <div className={styles.columns}>
        <RecentLeads activity={activity} />
        <RecentInteractions activity={activity} />
      </div>
    </div>
  );
}
