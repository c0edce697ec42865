import { createMemoryRouter } from 'react-router';
import { readAffiliateSession } from '#core/contract/partners/affiliate/account.ts';
import { type AskedScreen, type RenderedScreen, type FirstNeeds } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import * as hydration from '#web/office/hydration/render-screen.ts';
import { isReady } from '#web/office/hydration/is-ready.ts';
import { firstNeedsOf } from '#web/office/hydration/screen.ts';
import { loadMessages, textsDidNotCome } from './language/load-messages.ts';
import { PortalApp } from './PortalApp.tsx';
import { routes } from './router.tsx';
import { screens } from './screens.ts';
import { tabs } from './tabs.ts';

export function firstNeeds({ language, ...asked }: AskedScreen): FirstNeeds {
  const frame = { modules: ['shell/PortalShell.tsx'], calls: [readAffiliateSession.path] };
  const needs = firstNeedsOf({ folder: 'web/portal', frame, screens }, asked);
  return { ...needs, modules: [`web/portal/messages/all-${language}.ts`, ...needs.modules] };
}

/**
 * Imports all that screens are rendered from: a running server must not load files that the next build
 * may have replaced.
 */
export function load(): Promise<unknown> {
  const none = { timeZone: 'UTC', renderedAt: 0, answers: {}, marks: {} } as const;
  return Promise.all([
    ...screens
      .filter(({ calls }) => calls)
      .flatMap(({ path }) =>
        languages.map((language) => renderScreen({ path, language, ...none })),
      ),
    ...tabs.map(({ Content }) => Content?.load()),
  ]);
}

export async function renderScreen(screen: RenderedScreen): Promise<string> {
  const { path, language } = screen;
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queries = makeQueryClient(() => {});
  try {
    const [messages] = await Promise.all([loadMessages(language), isReady(router)]);
    return hydration.renderScreen(
      <PortalApp router={router} queries={queries} start={{ language, messages }} />,
      screen,
    );
  } finally {
    // The answers would stay in memory until the cache expires.
    queries.clear();
    router.dispose();
  }
}

export const startScript = (scripts: readonly string[], language: keyof typeof textsDidNotCome) =>
  hydration.startScript(scripts, textsDidNotCome[language]);
