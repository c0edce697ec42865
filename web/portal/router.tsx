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
        // A layout comes with the first screen in it: who only signs in does without.
        lazy: async () => ({ Component: (await import('./shell/PortalShell.tsx')).PortalShell }),
        children: [
          {
            // The frame stays where one screen breaks: there are others to go to.
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

/** Made once the address holds nothing that must not be remembered. */
export const makeRouter = () => createBrowserRouter(screens);

export type PortalRouter = ReturnType<typeof makeRouter>;
