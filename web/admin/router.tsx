import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';
import { CrashPage, CrashState } from '#web/office/shell/CrashState.tsx';

/** The screens of the CRM, each loaded on first use. */
export const screens: RouteObject[] = [
  {
    path: '/admin',
    ErrorBoundary: CrashPage,
    // The document shows a frame until the first screen loads.
    HydrateFallback: () => null,
    children: [
      {
        path: adminPaths.login,
        lazy: async () => ({
          Component: (await import('./accounts/login/LoginPage.tsx')).LoginPage,
        }),
      },
      {
        path: adminPaths.invitation,
        lazy: async () => ({
          Component: (await import('./accounts/login/InvitationPage.tsx')).InvitationPage,
        }),
      },
      {
        // The layout loads with the first screen in it: the login does without.
        lazy: async () => ({ Component: (await import('./StaffShell.tsx')).StaffShell }),
        children: [
          {
            // The frame survives a broken screen, so that others can be opened.
            ErrorBoundary: CrashState,
            children: [
              {
                path: adminPaths.dashboard,
                lazy: async () => {
                  const { DashboardPage, loadDrawnTab } = await import('./DashboardPage.tsx');
                  // A tab that fails to load says so in its place.
                  await loadDrawnTab().catch(() => {});
                  return { Component: DashboardPage };
                },
              },
              {
                path: adminPaths.lead,
                lazy: async () => ({
                  Component: (await import('./leads/lead/LeadPage.tsx')).LeadPage,
                }),
              },
              {
                path: adminPaths.affiliate,
                lazy: async () => ({
                  Component: (await import('./partners/affiliate/AffiliatePage.tsx')).AffiliatePage,
                }),
              },
              {
                path: adminPaths.revision,
                lazy: async () => ({
                  Component: (await import('./programme/revision/RevisionPage.tsx')).RevisionPage,
                }),
              },
              {
                path: adminPaths.statement,
                lazy: async () => ({
                  Component: (await import('./partners/commissions/StatementPage.tsx'))
                    .StatementPage,
                }),
              },
              {
                path: adminPaths.erasure,
                lazy: async () => ({
                  Component: (await import('./leads/erasure/ReceiptPage.tsx')).ReceiptPage,
                }),
              },
              {
                path: adminPaths.notices,
                lazy: async () => ({
                  Component: (await import('./visitor/notices/NoticesPage.tsx')).NoticesPage,
                }),
              },
              {
                path: adminPaths.exposure,
                lazy: async () => ({
                  Component: (await import('./operations/exposure/ExposurePage.tsx')).ExposurePage,
                }),
              },
              {
                path: adminPaths.heroMedia,
                lazy: async () => ({
                  Component: (await import('./programme/hero/HeroMediaPage.tsx')).HeroMediaPage,
                }),
              },
              {
                path: adminPaths.imports,
                lazy: async () => ({
                  Component: (await import('./leads/imports/ImportPage.tsx')).ImportPage,
                }),
              },
              {
                path: adminPaths.profile,
                lazy: async () => ({
                  Component: (await import('./accounts/profile/ProfilePage.tsx')).ProfilePage,
                }),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        element: (
          <Navigate
            to={adminPaths.dashboard}
            replace
          />
        ),
      },
    ],
  },
];

/** Created after secrets have been removed from the address. */
export const makeRouter = () => createBrowserRouter(screens);

export type StaffRouter = ReturnType<typeof makeRouter>;
