import { lazyComponent } from '#web/office/hydration/lazy-component.tsx';
import { nameHydratedLater } from '#web/office/hydration/enable-controls.ts';
import { type TabName, tabNames } from './navigation/tabs.ts';

/** The tabs of the dashboard, each loaded when it is first opened. */
export const tabContents = {
  today: lazyComponent(() => import('./office/today/TodayTab.tsx'), 'TodayTab'),
  overview: lazyComponent(() => import('./office/overview/OverviewTab.tsx'), 'OverviewTab'),
  leads: lazyComponent(() => import('./leads/LeadsTab.tsx'), 'LeadsTab'),
  affiliates: lazyComponent(
    () => import('./partners/affiliates/AffiliatesTab.tsx'),
    'AffiliatesTab',
  ),
  templates: lazyComponent(() => import('./mail/templates/TemplatesTab.tsx'), 'TemplatesTab'),
  facebook: lazyComponent(() => import('./leads/facebook/FacebookAdsTab.tsx'), 'FacebookAdsTab'),
  hero: lazyComponent(() => import('./programme/hero/HeroMediaTab.tsx'), 'HeroMediaTab'),
  programme: lazyComponent(() => import('./programme/ProgrammeTab.tsx'), 'ProgrammeTab'),
  sent: lazyComponent(() => import('./mail/sent/SentMailTab.tsx'), 'SentMailTab'),
  audit: lazyComponent(() => import('./operations/audit/AuditTab.tsx'), 'AuditTab'),
  staff: lazyComponent(() => import('./accounts/staff/StaffTab.tsx'), 'StaffTab'),
  office: lazyComponent(() => import('./office/OfficeTab.tsx'), 'OfficeTab'),
  integrations: lazyComponent(
    () => import('./integrations/IntegrationsPage.tsx'),
    'IntegrationsPage',
  ),
  system: lazyComponent(() => import('./operations/system/SystemTab.tsx'), 'SystemTab'),
  commissions: lazyComponent(
    () => import('./partners/commissions/CommissionsTab.tsx'),
    'CommissionsTab',
  ),
} as const satisfies Record<TabName, unknown>;

/** Resolves once a tab, with its own deferred parts, can be shown at once. */
export async function loadTab(name: TabName): Promise<void> {
  await tabContents[name].load();
  if (name === 'overview') {
    const { LeadReport } = await import('./office/overview/OverviewTab.tsx');
    await LeadReport.load();
  }
}

/**
 * Resolves once the tab that the server has drawn can be hydrated. If its code were still loading,
 * a change elsewhere on the screen would make React render it again.
 */
export async function loadDrawnTab(): Promise<void> {
  const drawn = nameHydratedLater();
  const tab = tabNames.find((name) => name === drawn);
  if (tab) {
    await loadTab(tab);
  }
}
