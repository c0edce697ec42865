import { createMemoryRouter } from 'react-router';
import { type DrawnScreen, portalPaths } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import * as drawn from '#web/office/hydration/render-screen.ts';
import { isReady } from '#web/office/hydration/is-ready.ts';
import { loadMessages, textsDidNotCome } from './language/load-messages.ts';
import { PortalApp } from './PortalApp.tsx';
import { screens } from './router.tsx';

/**
 * Imports all that screens are drawn from: a running server must not load files that the next build
 * may have replaced.
 */
export function load(): Promise<unknown> {
  const { dashboard, login } = portalPaths;
  return Promise.all(
    [dashboard, login].flatMap((path) =>
      languages.map((language) =>
        renderScreen({ path, language, timeZone: 'UTC', drawnAt: 0, answers: {}, marks: {} }),
      ),
    ),
  );
}

export async function renderScreen(screen: DrawnScreen): Promise<string> {
  const { path, language } = screen;
  const router = createMemoryRouter(screens, { initialEntries: [path] });
  const queries = makeQueryClient(() => {});
  try {
    const [messages] = await Promise.all([loadMessages(language), isReady(router)]);
    return drawn.renderScreen(
      <PortalApp
        router={router}
        queries={queries}
        start={{ language, messages }}
      />,
      screen,
    );
  } finally {
    // The answers would stay in memory until the cache expires.
    queries.clear();
    router.dispose();
  }
}

export const startScript = (scripts: readonly string[], language: keyof typeof textsDidNotCome) =>
  drawn.startScript(scripts, textsDidNotCome[language]);
