import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readDashboardActivity, type readDashboardStats } from '#core/contract/accounts/staff.ts';
import { readQueue } from '#core/contract/office/queue.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonFigure } from '#web/office/parts/Skeleton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { StartCard, startQuery } from '../../operations/start/StartCard.tsx';
import { useDayTexts } from '../../operations/report/use-day-texts.ts';
import { May } from '../../May.tsx';
import { Queue } from '../queue/Queue.tsx';
import { RecentInteractions, RecentLeads } from './RecentCards.tsx';
import styles from './overview.module.css';
import { statsQuery } from '../office-queries.ts';
import { staleFigures } from './stale-figures.ts';

type Stats = AnswerOf<typeof readDashboardStats>;

const names = [
  'totalLeads',
  'todayLeads',
  'calculatorUses',
  'pageViews',
  'conversionRate',
] as const satisfies (keyof Stats)[];

function StatCards() {
  const t = useTranslations('admin.overview');
  const { number } = useFormats();
  const { data, error, refetch } = useQuery(statsQuery);
  const figureOf = (name: (typeof names)[number], stats: Stats) =>
    name === 'conversionRate' ? `${stats[name].toFixed(1)}%` : number(stats[name]);
  if (error) {
    return <FailureState error={error} title={t('figuresFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <dl className={`${shared.frame} ${styles.stats}`} aria-busy={!data}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>{data ? figureOf(name, data) : <SkeletonFigure />}</dd>
        </div>
      ))}
    </dl>
  );
}

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
  const activity = useAnswer(readDashboardActivity);
  // The queue waits for the card above it, which would move it under a press.
  const { isPending } = useQuery(startQuery);
  return (
    <div className={shared.stack}>
      <StatCards />
      <StartCard />
      <div className={styles.below} hidden={isPending}>
        <May call={readQueue}>
          <Queue />
        </May>
        <div className={shared.columns}>
          <RecentLeads activity={activity} />
          <RecentInteractions activity={activity} />
        </div>
        <div className={shared.between}>
          <AsOf />
          <RefreshButton of={staleFigures} />
        </div>
      </div>
    </div>
  );
}
