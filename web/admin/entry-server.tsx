import { createMemoryRouter } from 'react-router';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import { readNews } from '#core/contract/office/news.ts';
import type { AskedScreen, RenderedScreen } from '#core/contract/site.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import * as hydration from '#web/office/hydration/render-screen.ts';
import { isReady } from '#web/office/hydration/is-ready.ts';
import { firstNeedsOf } from '#web/office/hydration/screen.ts';
import { AdminApp } from './AdminApp.tsx';
import * as admin from './messages/en.ts';
import { routes } from './router.tsx';
import { screens } from './screens.ts';
import { loadTab, tabs } from './tabs.ts';

export const firstNeeds = (asked: AskedScreen) =>
  firstNeedsOf(
    {
      folder: 'web/admin',
      frame: {
        modules: ['StaffShell.tsx'],
        // The news start before the figures are read, so no change in between is missed.
        calls: [readNews.path, readStaffSession.path],
      },
      screens,
    },
    asked,
  );

/**
 * Imports all that screens are rendered from: a running server must not load files that the next build
 * may have replaced.
 */
export function load(): Promise<unknown> {
  const none = { language: 'en', timeZone: 'UTC', renderedAt: 0, answers: {}, marks: {} } as const;
  return Promise.all([
    ...screens.filter(({ calls }) => calls).map(({ path }) => renderScreen({ path, ...none })),
    ...tabs.map(loadTab),
  ]);
}

export async function renderScreen(screen: RenderedScreen): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [screen.path] });
  const queries = makeQueryClient(() => {});
  try {
    await isReady(router);
    return hydration.renderScreen(<AdminApp router={router} queries={queries} />, screen);
  } finally {
    // The answers would stay in memory until the cache expires.
    queries.clear();
    router.dispose();
  }
}

export const startScript = (scripts: readonly string[]) =>
  hydration.startScript(scripts, admin.shell.didNotCome);
