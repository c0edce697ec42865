// oxlint-disable-next-line import/default -- scripts/vite/inline-script.ts makes it
import landing from './start/landing.ts?script';
// oxlint-disable-next-line import/default -- and this
import start from './start/start.ts?script';
// oxlint-disable-next-line import/default -- and this
import startWithAnswers from './start/start-with-answers.ts?script';

interface StartScript {
  /** Addresses of the page's scripts, the first to start first. */
  scripts: readonly string[];
  /** Address of the start script of a page that has no room for it. */
  file?: string | undefined;
  /** Whether the page shows answers that the browser keeps. */
  hasAnswers?: boolean;
}

/**
 * The only inline script, compiled from `start/` by the build. Before the first paint it (1) loads
 * the dark colours if the system wants them, (2) makes room for the partner's line, (3) sends a
 * visitor whose language is known to the browser but not to the server to the right address, (4)
 * fills in the kept answers, if any. Until the page's scripts have come it (5) stores the language
 * and the referral code in the address, so that a visitor who leaves early loses neither, (6)
 * reloads a page from the back-forward cache if another language was chosen since, (7) reports a
 * page that is left before its scripts have loaded, (8) remembers clicks and submits on parts whose
 * code has not loaded, (9) starts the scripts, (10) submits forms natively if they do not load. On
 * the landing page, which has no room for them, 5 to 10 are a file that comes after the first paint
 * and fills in the countdown.
 */
export function startScript({ scripts, file, hasAnswers }: StartScript): string {
  const code = file ? landing : hasAnswers ? startWithAnswers : start;
  const named = file ? ` data-start="${file}"` : '';
  return `<script data-scripts="${scripts.join(' ')}"${named}>${code}</script>`;
}
