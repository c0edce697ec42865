import type { readLead } from '#core/contract/leads/leads.ts';
import type { readProgramme } from '#core/contract/programme/programme.ts';
import { adminPaths } from '#core/contract/site.ts';
import type { PathOf, Screen } from '#web/office/hydration/screen.ts';
import { tabs } from './tabs.ts';

export const screens: readonly Screen[] = [
  {
    path: adminPaths.login,
    isDoor: true,
    calls: [],
    load: async () => (await import('./accounts/login/LoginPage.tsx')).LoginPage,
    modules: ['accounts/login/LoginPage.tsx'],
  },
  {
    path: adminPaths.invitation,
    isDoor: true,
    load: async () => (await import('./accounts/login/InvitationPage.tsx')).InvitationPage,
    modules: ['accounts/login/InvitationPage.tsx'],
  },
  {
    path: adminPaths.dashboard,
    load: async () => {
      const { DashboardPage, loadRenderedTab } = await import('./DashboardPage.tsx');
      // A tab that fails to load says so in its place.
      await loadRenderedTab().catch(() => {});
      return DashboardPage;
    },
    modules: ['DashboardPage.tsx'],
    tabs,
    calls: [],
  },
  {
    path: adminPaths.lead,
    tab: 'leads',
    calls: ['/api/admin/leads/:id', '/api/admin/programme'] satisfies PathOf<
      typeof readLead | typeof readProgramme
    >[],
    load: async () => (await import('./leads/lead/LeadPage.tsx')).LeadPage,
    modules: ['leads/lead/LeadPage.tsx'],
  },
  {
    path: adminPaths.affiliate,
    tab: 'affiliates',
    load: async () => (await import('./partners/affiliate/AffiliatePage.tsx')).AffiliatePage,
    modules: ['partners/affiliate/AffiliatePage.tsx'],
  },
  {
    path: adminPaths.revision,
    tab: 'programme',
    load: async () => (await import('./programme/revision/RevisionPage.tsx')).RevisionPage,
    modules: ['programme/revision/RevisionPage.tsx'],
  },
  {
    path: adminPaths.lender,
    tab: 'programme',
    load: async () => (await import('./programme/lender/LenderPage.tsx')).LenderPage,
    modules: ['programme/lender/LenderPage.tsx'],
  },
  {
    path: adminPaths.statement,
    tab: 'commissions',
    load: async () => (await import('./partners/commissions/StatementPage.tsx')).StatementPage,
    modules: ['partners/commissions/StatementPage.tsx'],
  },
  {
    path: adminPaths.payRules,
    tab: 'commissions',
    load: async () => (await import('./partners/pay-rules/PayRulesPage.tsx')).PayRulesPage,
    modules: ['partners/pay-rules/PayRulesPage.tsx'],
  },
  {
    path: adminPaths.erasure,
    tab: 'audit',
    load: async () => (await import('./leads/erasure/ReceiptPage.tsx')).ReceiptPage,
    modules: ['leads/erasure/ReceiptPage.tsx'],
  },
  {
    path: adminPaths.notices,
    tab: 'programme',
    load: async () => (await import('./visitor/notices/NoticesPage.tsx')).NoticesPage,
    modules: ['visitor/notices/NoticesPage.tsx'],
  },
  {
    path: adminPaths.exposure,
    tab: 'audit',
    load: async () => (await import('./operations/exposure/ExposurePage.tsx')).ExposurePage,
    modules: ['operations/exposure/ExposurePage.tsx'],
  },
  {
    path: adminPaths.heroMedia,
    tab: 'hero',
    load: async () => (await import('./programme/hero/HeroMediaPage.tsx')).HeroMediaPage,
    modules: ['programme/hero/HeroMediaPage.tsx'],
  },
  {
    path: adminPaths.imports,
    tab: 'leads',
    load: async () => (await import('./leads/imports/ImportPage.tsx')).ImportPage,
    modules: ['leads/imports/ImportPage.tsx'],
  },
  {
    path: adminPaths.profile,
    load: async () => (await import('./accounts/profile/ProfilePage.tsx')).ProfilePage,
    modules: ['accounts/profile/ProfilePage.tsx'],
  },
];
