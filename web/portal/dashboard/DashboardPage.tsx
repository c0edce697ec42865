import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import styles from '#web/office/shell/tabs.module.css';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { earningsQuery } from '../queries/earnings.ts';
import { StatCards } from './StatCards.tsx';
import { ReferralsCard } from './referrals/ReferralsCard.tsx';
import { ShareCard } from './share/ShareCard.tsx';
import { pathOf, type TabName, tabNames, tabOf } from './tabs.ts';

function DashboardTab() {
  return (
    <div className={shared.stack}>
      <ShareCard />
      <StatCards />
      <ReferralsCard />
    </div>
  );
}

function TabLinks({ open }: { open: TabName }) {
  const t = useTranslations('portal.shell');
  const { data: earnings } = useQuery(earningsQuery);
  // There is no link to earnings while the program pays none.
  const isOff = earnings?.isOn === false;
  const names = tabNames.filter((name) => name !== 'earnings' || !isOff);
  return (
    <nav
      className={styles.bar}
      aria-label={t('portal')}
    >
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              className={styles.tab}
              aria-current={name === open ? 'page' : undefined}
              data-active={name === open ? '' : undefined}
            >
              {t(`tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The first tab is what all begin with; the others come when they are first opened.
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
    <div className={shared.content}>
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
      <TabLinks open={open} />
      <TabContent name={open} />
    </>
  );
}
