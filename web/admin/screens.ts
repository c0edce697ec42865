import { adminPaths } from '#core/contract/site.ts';
import { invitationScreen, loginScreen, profileScreen } from './accounts/screens.ts';
import { erasureScreen, importsScreen, leadScreen } from './leads/screens.ts';
import type { Screen } from '#web/office/hydration/screen.ts';
import { exposureScreen } from './operations/screens.ts';
import { affiliateScreen, payRulesScreen, statementScreen } from './partners/screens.ts';
import { heroMediaScreen, lenderScreen, revisionScreen } from './programme/screens.ts';
import { tabs } from './tabs.ts';
import { noticesScreen } from './visitor/screens.ts';

const dashboardScreen = {
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
} as const satisfies Screen;

export const screens: readonly Screen[] = [
  loginScreen,
  invitationScreen,
  dashboardScreen,
  leadScreen,
  affiliateScreen,
  revisionScreen,
  lenderScreen,
  statementScreen,
  payRulesScreen,
  erasureScreen,
  noticesScreen,
  exposureScreen,
  heroMediaScreen,
  importsScreen,
  profileScreen,
];
