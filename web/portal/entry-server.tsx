import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { type PortalScreen, portalPaths } from '#core/contract/site.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { withFirstAnswers } from '#web/kit/early-answers.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import { beInTimeZone } from '#web/office/formats/own-time-zone.ts';
import { loadMessages, textsDidNotCome } from './language/load-messages.ts';
import { PortalApp } from './PortalApp.tsx';
import { isReady, screens } from './router.tsx';
// oxlint-disable-next-line import/default -- scripts/vite/inline-script.ts makes it
import start from './start/start.ts?script';

/**
 * Imports what screens are drawn from: a server that runs does not look for files that the next
 * build may have replaced.
 */
export function load(): Promise<unknown> {
  const { dashboard, login } = portalPaths;
  return Promise.all(
    [dashboard, login].flatMap((path) =>
      languages.map((language) => renderScreen({ path, language, timeZone: 'UTC', answers: {} })),
    ),
  );
}

// Nothing acts before the app is there: links lead on meanwhile, and nothing can be typed and lost.
const controls = /<(input|select|button)\b/g;

/**
 * The markup of a screen of the portal as the app will draw it, from what its calls answer: it is
 * seen before the app has come and takes it over. It holds data of the affiliate.
 */
export async function renderScreen({
  path,
  language,
  timeZone,
  answers,
}: PortalScreen): Promise<string> {
  const router = createMemoryRouter(screens, { initialEntries: [path] });
  const [messages] = await Promise.all([loadMessages(language), isReady(router)]);
  beInTimeZone(timeZone);
  const app = (
    <PortalApp
      router={router}
      queries={makeQueryClient(() => {})}
      start={{ language, messages }}
    />
  );
  try {
    return withFirstAnswers(answers, () => renderToString(app)).replace(controls, '<$1 inert');
  } finally {
    router.dispose();
  }
}

/** Starts these module scripts once the screen that the server has drawn was seen. */
export function startScript(scripts: readonly string[], language: Language): string {
  return start
    .replaceAll('PAGE_SCRIPTS', () => JSON.stringify(scripts))
    .replaceAll('PAGE_DID_NOT_COME', () => JSON.stringify(textsDidNotCome[language]));
}
