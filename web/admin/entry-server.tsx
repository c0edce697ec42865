import { createMemoryRouter } from 'react-router';
import { adminPaths, type DrawnScreen } from '#core/contract/site.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import * as drawn from '#web/office/hydration/render-screen.ts';
import { isReady } from '#web/office/hydration/is-ready.ts';
import { AdminApp } from './AdminApp.tsx';
import { loadTab } from './dashboard-tabs.tsx';
import admin from './messages/en.ts';
import { screens } from './router.tsx';

/**
 * Imports all that screens are drawn from: a running server must not load files that the next build
 * may have replaced.
 */
export function load(): Promise<unknown> {
  const { dashboard, login, lead } = adminPaths;
  const none = { language: 'en', timeZone: 'UTC', drawnAt: 0, answers: {}, marks: {} } as const;
  return Promise.all([
    ...[dashboard, login, lead].map((path) => renderScreen({ path, ...none })),
    ...(['today', 'overview', 'leads'] as const).map(loadTab),
  ]);
}

export async function renderScreen(screen: DrawnScreen): Promise<string> {
  const router = createMemoryRouter(screens, { initialEntries: [screen.path] });
  const queries = makeQueryClient(() => {});
  try {
    await isReady(router);
    return drawn.renderScreen(
      <AdminApp
        router={router}
        queries={queries}
      />,
      screen,
    );
  } finally {
    // The answers would stay in memory until the cache expires.
    queries.clear();
    router.dispose();
  }
}

export const startScript = (scripts: readonly string[]) =>
  drawn.startScript(scripts, admin.shell.didNotCome);
