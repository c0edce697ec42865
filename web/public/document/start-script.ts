import type { Language } from '#core/domain/language.ts';
// oxlint-disable-next-line import/default -- scripts/vite/inline-script.ts makes it
import start from './start/start.ts?script';
// oxlint-disable-next-line import/default -- and this
import startWithCountdown from './start/start-with-countdown.ts?script';

interface StartScript {
  /** Addresses of the page's scripts, the one that begins first. */
  scripts: readonly string[];
  language: Language;
  hasCountdown: boolean;
}

/**
 * The only inline script, compiled from `start/` by the build. It (1) remembers at once the
 * language and the referral code that the address names, so that who leaves before the scripts come
 * forgets neither, (2) sends a visitor whose language is known to the browser but not to the server
 * to the right address before anything paints, and reloads a page that the browser kept alive while
 * another language was chosen, (3) tells the server of a page that is left before its scripts have
 * come, (4) remembers clicks and submits on parts whose code has not come yet, (5) fills in the
 * countdown where there is one, (6) starts the scripts, (7) lets forms go their own way when they do
 * not come, (8) asks for the dark colours where the system wants them.
 */
export function startScript({ scripts, language, hasCountdown }: StartScript): string {
  const code = hasCountdown ? startWithCountdown : start;
  return code
    .replaceAll('PAGE_LANGUAGE', () => JSON.stringify(language))
    .replaceAll('PAGE_SCRIPTS', () => JSON.stringify(scripts));
}
