import { later } from '#web/office/drawn/later.tsx';
import { nameTakenOverLater } from '#web/office/drawn/wake.ts';
import { type TabName, tabNames } from './navigation/tabs.ts';

/** The tabs of the dashboard, each loaded when it is first opened. */
export const tabContents = {
  today: later(() => import('./office/today/TodayTab.tsx'), 'TodayTab'),
  overview: later(() => import('./office/overview/OverviewTab.tsx'), 'OverviewTab'),
  leads: later(() => import('./leads/LeadsTab.tsx'), 'LeadsTab'),
  affiliates: later(() => import('./partners/affiliates/AffiliatesTab.tsx'), 'AffiliatesTab'),
  templates: later(() => import('./mail/templates/TemplatesTab.tsx'), 'TemplatesTab'),
  facebook: later(() => import('./leads/facebook/FacebookAdsTab.tsx'), 'FacebookAdsTab'),
  hero: later(() => import('./programme/hero/HeroMediaTab.tsx'), 'HeroMediaTab'),
  programme: later(() => import('./programme/ProgrammeTab.tsx'), 'ProgrammeTab'),
  sent: later(() => import('./mail/sent/SentMailTab.tsx'), 'SentMailTab'),
  audit: later(() => import('./operations/audit/AuditTab.tsx'), 'AuditTab'),
  staff: later(() => import('./accounts/staff/StaffTab.tsx'), 'StaffTab'),
  office: later(() => import('./office/OfficeTab.tsx'), 'OfficeTab'),
  integrations: later(() => import('./integrations/IntegrationsPage.tsx'), 'IntegrationsPage'),
  system: later(() => import('./operations/system/SystemTab.tsx'), 'SystemTab'),
  commissions: later(() => import('./partners/commissions/CommissionsTab.tsx'), 'CommissionsTab'),
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
  const drawn = nameTakenOverLater();
  const tab = tabNames.find((name) => name === drawn);
  if (tab) {
    await loadTab(tab);
  }
}
