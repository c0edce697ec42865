import { createBrowserRouter, type RouteObject } from 'react-router';
import { portalPaths } from '#core/contract/site.ts';
import { noScreen, routeOf } from '#web/office/hydration/screen.ts';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { CrashPage, CrashState } from '#web/office/shell/CrashState.tsx';
import { screens } from './screens.ts';

export const routes: RouteObject[] = [
  {
    path: '/affiliate',
    ErrorBoundary: CrashPage,
    HydrateFallback: () => <Skeleton />,
    children: [
      ...screens.filter(({ isDoor }) => isDoor).map(routeOf),
      {
        // The layout loads with the first screen in it: the login does without.
        lazy: async () => ({ Component: (await import('./shell/PortalShell.tsx')).PortalShell }),
        children: [
          {
            // The frame survives a broken screen, so that others can be opened.
            ErrorBoundary: CrashState,
            children: [
              ...screens.filter(({ isDoor }) => !isDoor).map(routeOf),
              noScreen(portalPaths.dashboard),
            ],
          },
        ],
      },
    ],
  },
];

/** Created after secrets have been removed from the address. */
export const makeRouter = () => createBrowserRouter(routes);

export type PortalRouter = ReturnType<typeof makeRouter>;
