import type { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { portalPaths } from '#core/contract/site.ts';
import type { PathOf, Screen } from '#web/office/hydration/screen.ts';
import { tabs } from './tabs.ts';

export const screens: readonly Screen[] = [
  {
    path: portalPaths.login,
    isDoor: true,
    load: async () => (await import('./login/LoginPage.tsx')).LoginPage,
    modules: ['login/LoginPage.tsx'],
    calls: [],
  },
  {
    path: portalPaths.forgotPassword,
    isDoor: true,
    load: async () => (await import('./login/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    modules: ['login/ForgotPasswordPage.tsx'],
  },
  {
    path: portalPaths.resetPassword,
    isDoor: true,
    load: async () => (await import('./login/ResetPasswordPage.tsx')).ResetPasswordPage,
    modules: ['login/ResetPasswordPage.tsx'],
  },
  {
    path: portalPaths.undoEmail,
    isDoor: true,
    load: async () => (await import('./login/UndoEmailPage.tsx')).UndoEmailPage,
    modules: ['login/UndoEmailPage.tsx'],
  },
  {
    path: portalPaths.agreement,
    load: async () => (await import('./agreement/AgreementPage.tsx')).AgreementPage,
    modules: ['agreement/AgreementPage.tsx'],
  },
  {
    path: portalPaths.tasks,
    load: async () => (await import('./tasks/TasksPage.tsx')).TasksPage,
    modules: ['tasks/TasksPage.tsx'],
  },
  {
    path: portalPaths.statement,
    load: async () => (await import('./earnings/StatementPage.tsx')).StatementPage,
    modules: ['earnings/StatementPage.tsx'],
  },
  {
    path: portalPaths.dashboard,
    load: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
    modules: ['dashboard/DashboardPage.tsx'],
    tabs,
    // Whether there is a tab of earnings.
    calls: ['/api/affiliate/earnings'] satisfies PathOf<typeof readEarnings>[],
  },
  {
    path: portalPaths.openHouse,
    load: async () => (await import('./kit/OpenHousePage.tsx')).OpenHousePage,
    modules: ['kit/OpenHousePage.tsx'],
  },
  {
    path: portalPaths.lead,
    load: async () => (await import('./lead/LeadPage.tsx')).LeadPage,
    modules: ['lead/LeadPage.tsx'],
  },
];
