import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawnScreen } from '#core/contract/site.ts';
import { withFirstAnswers } from '#web/kit/early-answers.ts';
import { beInTimeZone } from '../formats/own-time-zone.ts';
import { drawForMoment } from './drawn-moment.ts';
import { withMarks } from './document-mark.ts';
// oxlint-disable-next-line import/default -- scripts/vite/inline-script.ts makes it
import start from './start.ts?script';

// Nothing acts before the app is there: links lead on meanwhile, and nothing can be typed and lost.
const controls = /<(input|select|textarea|button|span(?=[^>]* role="switch"))\b/g;

/**
 * The markup of an app's first screen as the browser will draw it, from what its calls answer: it is
 * seen before the app has come, which takes it over. It holds data of the person who is signed in.
 */
export function renderScreen(
  app: ReactElement,
  { timeZone, drawnAt, answers, marks }: DrawnScreen,
): string {
  beInTimeZone(timeZone);
  drawForMoment(drawnAt);
  return withMarks(marks, () => withFirstAnswers(answers, () => renderToString(app))).replace(
    controls,
    '<$1 inert',
  );
}

/**
 * Starts these module scripts once the screen that the server has drawn was seen; says `didNotCome`
 * instead of the screen if they fail to load.
 */
export function startScript(scripts: readonly string[], didNotCome: string): string {
  return start
    .replaceAll('PAGE_SCRIPTS', () => JSON.stringify(scripts))
    .replaceAll('PAGE_DID_NOT_COME', () => JSON.stringify(didNotCome));
}
