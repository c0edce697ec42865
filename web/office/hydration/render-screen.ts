import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderedScreen } from '#core/contract/site.ts';
import { withFirstAnswers } from '#web/kit/early-answers.ts';
import { beInTimeZone } from '../formats/viewer-time-zone.ts';
import { renderForMoment } from './render-moment.ts';
import { withMarks } from './document-mark.ts';
// oxlint-disable-next-line import/default -- scripts/vite/inline-script.ts makes it
import start from './start-app.ts?script';

// Until the app loads, links work but controls are inert, so that no typed text is lost.
const controls = /<(input|select|textarea|button|span(?=[^>]* role="switch"))\b/g;

/**
 * The markup of an app's first screen, from the answers to its calls. It is shown until the app has
 * loaded and takes it over. It contains data of the signed-in person.
 */
export function renderScreen(
  app: ReactElement,
  { timeZone, renderedAt, answers, marks }: RenderedScreen,
): string {
  beInTimeZone(timeZone);
  renderForMoment(renderedAt);
  return withMarks(marks, () => withFirstAnswers(answers, () => renderToString(app))).replace(
    controls,
    '<$1 inert',
  );
}

/**
 * Starts these module scripts once the rendered screen has been painted; shows `didNotCome` instead
 * if they fail to load.
 */
export function startScript(scripts: readonly string[], didNotCome: string): string {
  return start
    .replaceAll('PAGE_SCRIPTS', () => JSON.stringify(scripts))
    .replaceAll('PAGE_DID_NOT_COME', () => JSON.stringify(didNotCome));
}
