import type { readDashboardActivity, readDashboardStats } from '#core/contract/accounts/staff.ts';
import type { listLeads } from '#core/contract/leads/leads.ts';
import type { readQueue } from '#core/contract/office/queue.ts';
import type { readLeadReport, usualReportRange } from '#core/contract/operations/reports.ts';
import type { readStart } from '#core/contract/operations/start.ts';
import type { countNotices } from '#core/contract/visitor/letters.ts';
import {
  adminsOnly,
  everyStaff,
  officeReaders,
  overseers,
} from '#core/domain/accounts/staff-role.ts';
import { part } from '#web/kit/part.ts';
import type { PathOf } from '#web/office/hydration/screen.ts';
import type { Tab } from './navigation/tab.ts';
import type { TabName } from './navigation/tabs.ts';

const inOrder = [
  {
    name: 'overview',
    key: 'o',
    roles: everyStaff,
    rolesOf: 'readDashboardStats',
    Content: part(async () => (await import('./office/overview/OverviewTab.tsx')).OverviewTab),
    modules: ['office/overview/OverviewTab.tsx'],
    calls: [
      '/api/admin/dashboard/stats',
      '/api/admin/dashboard/activity',
      '/api/admin/start',
      '/api/admin/queue',
      '/api/admin/notices/due',
    ] satisfies PathOf<
      | typeof readDashboardStats
      | typeof readDashboardActivity
      | typeof readStart
      | typeof readQueue
      | typeof countNotices
    >[],
  },
  {
    name: 'leads',
    key: 'l',
    roles: everyStaff,
    rolesOf: 'listLeads',
    Content: part(async () => (await import('./leads/LeadsTab.tsx')).LeadsTab),
    modules: ['leads/LeadsTab.tsx'],
    calls: ['/api/admin/leads'] satisfies PathOf<typeof listLeads>[],
  },
  {
    name: 'affiliates',
    key: 'a',
    roles: overseers,
    rolesOf: 'listAffiliates',
    Content: part(
      async () => (await import('./partners/affiliates/AffiliatesTab.tsx')).AffiliatesTab,
    ),
    modules: ['partners/affiliates/AffiliatesTab.tsx'],
  },
  {
    name: 'templates',
    key: 'e',
    roles: adminsOnly,
    rolesOf: 'updateTemplate',
    Content: part(async () => (await import('./mail/templates/TemplatesTab.tsx')).TemplatesTab),
    modules: ['mail/templates/TemplatesTab.tsx'],
  },
  {
    name: 'facebook',
    key: 'f',
    roles: adminsOnly,
    rolesOf: 'activateHeroMedia',
    Content: part(async () => (await import('./leads/facebook/FacebookAdsTab.tsx')).FacebookAdsTab),
    modules: ['leads/facebook/FacebookAdsTab.tsx'],
  },
  {
    name: 'hero',
    key: 'h',
    roles: adminsOnly,
    rolesOf: 'activateHeroMedia',
    Content: part(async () => (await import('./programme/hero/HeroMediaTab.tsx')).HeroMediaTab),
    modules: ['programme/hero/HeroMediaTab.tsx'],
  },
  {
    name: 'commissions',
    key: 'c',
    roles: overseers,
    rolesOf: 'listCommissions',
    Content: part(
      async () => (await import('./partners/commissions/CommissionsTab.tsx')).CommissionsTab,
    ),
    modules: ['partners/commissions/CommissionsTab.tsx'],
  },
  {
    name: 'reports',
    key: 'd',
    within: 'reports',
    roles: officeReaders,
    rolesOf: 'readLeadReport',
    Content: part(async () => (await import('./operations/report/LeadReport.tsx')).LeadReport),
    modules: ['operations/report/LeadReport.tsx'],
    calls: [
      '/api/admin/reports/leads?range=30d',
    ] satisfies `${PathOf<typeof readLeadReport>}?range=${typeof usualReportRange}`[],
  },
  {
    name: 'office',
    key: 'i',
    within: 'reports',
    roles: officeReaders,
    rolesOf: 'readOffice',
    Content: part(async () => (await import('./office/OfficeTab.tsx')).OfficeTab),
    modules: ['office/OfficeTab.tsx'],
  },
  {
    name: 'programme',
    key: 'p',
    within: 'settings',
    roles: overseers,
    rolesOf: 'listRevisions',
    Content: part(async () => (await import('./programme/ProgrammeTab.tsx')).ProgrammeTab),
    modules: ['programme/ProgrammeTab.tsx'],
  },
  {
    name: 'staff',
    key: 'r',
    within: 'settings',
    roles: adminsOnly,
    rolesOf: 'listMembers',
    Content: part(async () => (await import('./accounts/staff/StaffTab.tsx')).StaffTab),
    modules: ['accounts/staff/StaffTab.tsx'],
  },
  {
    name: 'sent',
    key: 's',
    within: 'settings',
    roles: overseers,
    rolesOf: 'listSentMails',
    Content: part(async () => (await import('./mail/sent/SentMailTab.tsx')).SentMailTab),
    modules: ['mail/sent/SentMailTab.tsx'],
  },
  {
    name: 'audit',
    key: 'u',
    within: 'settings',
    roles: overseers,
    rolesOf: 'listAudit',
    Content: part(async () => (await import('./operations/audit/AuditTab.tsx')).AuditTab),
    modules: ['operations/audit/AuditTab.tsx'],
  },
  {
    name: 'integrations',
    key: 'n',
    within: 'settings',
    roles: adminsOnly,
    rolesOf: 'listWebhooks',
    Content: part(
      async () => (await import('./integrations/IntegrationsPage.tsx')).IntegrationsPage,
    ),
    modules: ['integrations/IntegrationsPage.tsx'],
  },
  {
    name: 'system',
    key: 'y',
    within: 'settings',
    roles: adminsOnly,
    rolesOf: 'readSystem',
    Content: part(async () => (await import('./operations/system/SystemTab.tsx')).SystemTab),
    modules: ['operations/system/SystemTab.tsx'],
  },
] as const satisfies readonly Tab[];

type Forgotten = Exclude<TabName, (typeof inOrder)[number]['name']>;

/** The tabs of the dashboard, in order; a place without a tab does not compile. */
export const tabs: readonly Tab[] = inOrder satisfies [Forgotten] extends [never]
  ? readonly Tab[]
  : Forgotten;

/** The tab in the address, if it is one of these; else the first of them. */
export function tabOf(asked: string | null | undefined, among: readonly Tab[] = tabs): Tab {
  return among.find(({ name }) => name === asked) ?? among[0] ?? inOrder[0];
}

/** Resolves once a tab, with its own deferred parts, can be shown at once. */
export async function loadTab({ Content, loadParts }: Tab): Promise<void> {
  await Promise.all([Content.load(), loadParts?.()]);
}
