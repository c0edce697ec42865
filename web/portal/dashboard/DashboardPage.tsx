import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { DashboardTab } from './DashboardTab.tsx';
import { TabLinks } from './TabLinks.tsx';
import { type TabName, tabOf } from './tabs.ts';

// The first tab is what all begin with; the others come when they are first opened.
const contents = {
  dashboard: DashboardTab,
  earnings: lazy(async () => ({
    default: (await import('../earnings/EarningsTab.tsx')).EarningsTab,
  })),
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
