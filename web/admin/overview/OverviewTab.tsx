import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { activityQuery, dashboardKeys, statsQuery } from '../queries/dashboard.ts';
import { useDayTexts } from '../report/use-day-texts.ts';
import { RecentInteractions } from './RecentInteractions.tsx';
import { RecentLeads } from './RecentLeads.tsx';
import { StatCards } from './StatCards.tsx';

// Charts are read after the figures, and most of the code of this tab.
const LeadReport = lazy(async () => ({
  default: (await import('../report/LeadReport.tsx')).LeadReport,
}));

function AsOf() {
  const t = useTranslations('admin.overview');
  const days = useDayTexts();
  const { data } = useQuery(statsQuery);
  return (
    <p className={shared.soft}>
      {data &&
        t('asOf', {
          day: days.long(data.today),
          time: days.time(data.asOf, data.timeZone),
          zone: days.zone(data.timeZone),
        })}
    </p>
  );
}

export function OverviewTab() {
  const activity = useQuery(activityQuery);
  return (
    <div className={shared.stack}>
      <div className={shared.between}>
        <AsOf />
        <RefreshButton queryKey={dashboardKeys.all} />
      </div>
      <StatCards />
      <div className={shared.columns}>
        <RecentLeads activity={activity} />
        <RecentInteractions activity={activity} />
      </div>
      <ScreenBoundary>
        <Suspense fallback={<Skeleton lines={12} />}>
          <LeadReport />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}
