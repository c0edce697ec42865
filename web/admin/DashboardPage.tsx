import { type ComponentType, lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import { Tabs } from '#web/office/shell/Tabs.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { pathOf, type TabName, tabOf } from './navigation/tabs.ts';
import { useTabNames } from './use-tab-names.ts';

/** A screen whose code comes when it is first opened. */
function later<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const contents = {
  today: later(() => import('./today/TodayTab.tsx'), 'TodayTab'),
  overview: later(() => import('./overview/OverviewTab.tsx'), 'OverviewTab'),
  leads: later(() => import('./leads/LeadsTab.tsx'), 'LeadsTab'),
  affiliates: later(() => import('./affiliates/AffiliatesTab.tsx'), 'AffiliatesTab'),
  templates: later(() => import('./templates/TemplatesTab.tsx'), 'TemplatesTab'),
  facebook: later(() => import('./facebook/FacebookAdsTab.tsx'), 'FacebookAdsTab'),
  hero: later(() => import('./hero/HeroMediaTab.tsx'), 'HeroMediaTab'),
  programme: later(() => import('./programme/ProgrammeTab.tsx'), 'ProgrammeTab'),
  sent: later(() => import('./sent/SentMailTab.tsx'), 'SentMailTab'),
  audit: later(() => import('./audit/AuditTab.tsx'), 'AuditTab'),
  staff: later(() => import('./staff/StaffTab.tsx'), 'StaffTab'),
  office: later(() => import('./office/OfficeTab.tsx'), 'OfficeTab'),
  integrations: later(() => import('./integrations/IntegrationsPage.tsx'), 'IntegrationsPage'),
  system: later(() => import('./system/SystemTab.tsx'), 'SystemTab'),
  commissions: later(() => import('./commissions/CommissionsTab.tsx'), 'CommissionsTab'),
} as const satisfies Record<TabName, unknown>;

function TabContent({ name }: { name: TabName }) {
  const Content = contents[name];
  const waiting = (
    <div className={name === 'leads' ? shared.wide : undefined}>
      <Skeleton lines={10} />
    </div>
  );
  return (
    <div className={shared.content}>
      <ScreenBoundary key={name}>
        <Suspense fallback={waiting}>
          <Content />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}

export function DashboardPage() {
  const t = useTranslations('admin.shell');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const names = useTabNames();
  const open = tabOf(parameters, names);
  useTitle(t(`tabs.${open}`));
  return (
    <>
      <h1 className="visually-hidden">{t('dashboard')}</h1>
      <Tabs
        label={t('dashboard')}
        choices={names.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        value={open}
        onChange={(name) => void navigate(pathOf(name))}
      >
        {(name) => <TabContent name={name} />}
      </Tabs>
    </>
  );
}
