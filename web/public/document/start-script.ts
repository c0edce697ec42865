import type { Language } from '#core/domain/language.ts';
// oxlint-disable-next-line import/default -- scripts/vite/inline-script.ts makes it
import start from './start/start.ts?script';
// oxlint-disable-next-line import/default -- and this
import startWithAnswers from './start/start-with-answers.ts?script';
// oxlint-disable-next-line import/default -- and this
import startWithCountdown from './start/start-with-countdown.ts?script';

interface StartScript {
  /** Addresses of the page's scripts, the first to start first. */
  scripts: readonly string[];
  language: Language;
  hasCountdown: boolean;
  /** Whether the page shows answers that the browser keeps. */
  hasAnswers?: boolean;
}

/**
 * The only inline script, compiled from `start/` by the build. It (1) stores the language and the
 * referral code in the address at once, so that a visitor who leaves early loses neither, (2) sends
 * a visitor whose language is known to the browser but not to the server to the right address
 * before the first paint, and reloads a page from the back-forward cache if another language was
 * chosen since, (3) reports a page that is left before its scripts have loaded, (4) remembers
 * clicks and submits on parts whose code has not loaded, (5) fills in the countdown or the kept answers, if any, (6)
 * starts the scripts, (7) submits forms natively if they do not load, (8) loads the dark colours if
 * the system wants them.
 */
export function startScript({ scripts, language, hasCountdown, hasAnswers }: StartScript): string {
  const code = hasCountdown ? startWithCountdown : hasAnswers ? startWithAnswers : start;
  return code
    .replaceAll('PAGE_LANGUAGE', () => JSON.stringify(language))
    .replaceAll('PAGE_SCRIPTS', () => JSON.stringify(scripts));
}
