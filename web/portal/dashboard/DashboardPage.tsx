import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './dashboard.module.css';
import { MoneyCard } from './money/MoneyCard.tsx';
import { NewsCard } from './news/NewsCard.tsx';
import { ReferralsCard } from './referrals/ReferralsCard.tsx';
import { ShareCard } from './share/ShareCard.tsx';
import { TasksCard } from './tasks/TasksCard.tsx';
import { tabOf } from '../tabs.ts';
import { readOwnStats } from '#core/contract/partners/affiliate/referrals.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { OwnStats } from '../api-types.ts';

const names = ['totalReferrals', 'todayLeads', 'referralTraffic', 'conversionRate'] as const;

function StatCards() {
  const t = useTranslations('portal.referrals.stats');
  const { number, percent } = useFormats();
  const { data, error, refetch } = useAnswer(readOwnStats);
  if (error && !data) {
    return <FailureState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  }
  const figureOf = (name: (typeof names)[number], stats: OwnStats) => {
    if (name !== 'conversionRate') {
      return number(stats[name]);
    }
    return stats.referralTraffic > 0 ? percent(stats[name] / 100) : '–';
  };
  return (
    <Stats
      stats={names.map((name) => ({
        name,
        label: t(name),
        figure: data && figureOf(name, data),
        title: name === 'referralTraffic' ? t('trafficHint') : undefined,
      }))}
      label={t('title')}
      isBusy={!data}
      classes={{ list: styles.stats, stat: styles.stat }}
    />
  );
}

/** Link, money and tasks above the rest; on a phone one column, the most wanted part first. */
function DashboardTab() {
  return (
    <div className={`${shared.list} ${styles.dashboard}`}>
      <div className={styles.band}>
        <ShareCard />
        <MoneyCard />
        <TasksCard />
      </div>
      <div className={styles.beside}>
        <NewsCard />
        <StatCards />
      </div>
      <ReferralsCard />
    </div>
  );
}

export function DashboardPage() {
  const t = useTranslations('portal.shell');
  const [parameters] = useSearchParams();
  const { name, Content } = tabOf(parameters.get('tab'));
  useTitle(t(`tabs.${name}`));
  return (
    <>
      <h1 className="visually-hidden">{t(`tabs.${name}`)}</h1>
      <div className={`${shared.content} ${styles.content}`}>
        <ScreenBoundary key={name}>
          <Suspense>
            {Content ? <Content waiting={<Skeleton lines={10} />} /> : <DashboardTab />}
          </Suspense>
        </ScreenBoundary>
      </div>
    </>
  );
}
