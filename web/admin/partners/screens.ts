import { adminPaths } from '#core/contract/site.ts';
import type { Screen } from '#web/office/hydration/screen.ts';

export const affiliateScreen = {
  path: adminPaths.affiliate,
  tab: 'affiliates',
  load: async () => (await import('./affiliate/AffiliatePage.tsx')).AffiliatePage,
  modules: ['partners/affiliate/AffiliatePage.tsx'],
} as const satisfies Screen;

export const payRulesScreen = {
  path: adminPaths.payRules,
  tab: 'commissions',
  load: async () => (await import('./pay-rules/PayRulesPage.tsx')).PayRulesPage,
  modules: ['partners/pay-rules/PayRulesPage.tsx'],
} as const satisfies Screen;

export const statementScreen = {
  path: adminPaths.statement,
  tab: 'commissions',
  load: async () => (await import('./commissions/StatementPage.tsx')).StatementPage,
  modules: ['partners/commissions/StatementPage.tsx'],
} as const satisfies Screen;
