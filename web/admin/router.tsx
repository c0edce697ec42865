import { createBrowserRouter, type RouteObject } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';
import { noScreen, routeOf } from '#web/office/hydration/screen.ts';
import { CrashPage, CrashState } from '#web/office/shell/CrashState.tsx';
import { screens } from './screens.ts';

export const routes: RouteObject[] = [
  {
    path: '/admin',
    ErrorBoundary: CrashPage,
    // The document shows a frame until the first screen loads.
    HydrateFallback: () => null,
    children: [
      ...screens.filter(({ isDoor }) => isDoor).map(routeOf),
      {
        // The layout loads with the first screen in it: the login does without.
        lazy: async () => ({ Component: (await import('./StaffShell.tsx')).StaffShell }),
        children: [
          {
            // The frame survives a broken screen, so that others can be opened.
            ErrorBoundary: CrashState,
            children: [
              ...screens.filter(({ isDoor }) => !isDoor).map(routeOf),
              noScreen(adminPaths.dashboard),
            ],
          },
        ],
      },
    ],
  },
];

/** Created after secrets have been removed from the address. */
export const makeRouter = () => createBrowserRouter(routes);

export type StaffRouter = ReturnType<typeof makeRouter>;
