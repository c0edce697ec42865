import { lazy, Suspense } from 'react';
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
import { StatCards } from './StatCards.tsx';
import { type TabName, tabOf } from './tabs.ts';

/** The link and the money above the rest; on a phone one column, the most wanted part first. */
function DashboardTab() {
  return (
    <div className={styles.dashboard}>
      <div className={styles.beside}>
        <ShareCard />
        <MoneyCard />
      </div>
      <div className={styles.middle}>
        <NewsCard />
        <StatCards />
        <ReferralsCard />
      </div>
    </div>
  );
}

// Everyone starts with the first tab; the others load on first use.
const contents = {
  dashboard: DashboardTab,
  earnings: lazy(async () => ({
    default: (await import('../earnings/EarningsTab.tsx')).EarningsTab,
  })),
  kit: lazy(async () => ({ default: (await import('../kit/KitTab.tsx')).KitTab })),
  profile: lazy(async () => ({ default: (await import('../profile/ProfileTab.tsx')).ProfileTab })),
} as const satisfies Record<TabName, unknown>;

function TabContent({ name }: { name: TabName }) {
  const Content = contents[name];
  return (
    <div className={`${shared.content} ${styles.content}`}>
      <ScreenBoundary key={name}>
        <Suspense fallback={<Skeleton lines={10} />}>
          <Content />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}

export function DashboardPage() {
  const t = useTranslations('portal.shell');
  const [parameters] = useSearchParams();
  const open = tabOf(parameters);
  useTitle(t(`tabs.${open}`));
  return (
    <>
      <h1 className="visually-hidden">{t(`tabs.${open}`)}</h1>
      <TabContent name={open} />
    </>
  );
}
