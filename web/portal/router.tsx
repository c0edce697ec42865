import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { portalPaths } from '#core/contract/site.ts';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { CrashPage, CrashState } from '#web/office/shell/CrashState.tsx';

export const screens: RouteObject[] = [
  {
    path: '/affiliate',
    ErrorBoundary: CrashPage,
    HydrateFallback: () => <Skeleton />,
    children: [
      {
        path: portalPaths.login,
        lazy: async () => ({ Component: (await import('./login/LoginPage.tsx')).LoginPage }),
      },
      {
        path: portalPaths.forgotPassword,
        lazy: async () => ({
          Component: (await import('./login/ForgotPasswordPage.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: portalPaths.resetPassword,
        lazy: async () => ({
          Component: (await import('./login/ResetPasswordPage.tsx')).ResetPasswordPage,
        }),
      },
      {
        path: portalPaths.undoEmail,
        lazy: async () => ({
          Component: (await import('./login/UndoEmailPage.tsx')).UndoEmailPage,
        }),
      },
      {
        // The layout loads with the first screen in it: the login does without.
        lazy: async () => ({ Component: (await import('./shell/PortalShell.tsx')).PortalShell }),
        children: [
          {
            // The frame survives a broken screen, so that others can be opened.
            ErrorBoundary: CrashState,
            children: [
              {
                path: portalPaths.agreement,
                lazy: async () => ({
                  Component: (await import('./agreement/AgreementPage.tsx')).AgreementPage,
                }),
              },
              {
                path: portalPaths.statement,
                lazy: async () => ({
                  Component: (await import('./earnings/StatementPage.tsx')).StatementPage,
                }),
              },
              {
                path: portalPaths.dashboard,
                lazy: async () => ({
                  Component: (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
                }),
              },
              {
                path: portalPaths.openHouse,
                lazy: async () => ({
                  Component: (await import('./kit/OpenHousePage.tsx')).OpenHousePage,
                }),
              },
              {
                path: portalPaths.lead,
                lazy: async () => ({ Component: (await import('./lead/LeadPage.tsx')).LeadPage }),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        element: (
          <Navigate
            to={portalPaths.dashboard}
            replace
          />
        ),
      },
    ],
  },
];

/** Created after secrets have been removed from the address. */
export const makeRouter = () => createBrowserRouter(screens);

export type PortalRouter = ReturnType<typeof makeRouter>;
