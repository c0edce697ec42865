import type { Callable } from '#core/contract/route.ts';
import { call } from '#web/kit/api.ts';
import type { AnswerOf, CallOptions } from '#web/kit/api-types.ts';
import { languageOfPage } from '../page-language.ts';

/** Milliseconds until a call counts as failed; the typed answers are kept. */
const patience = 30_000;

/**
 * Posts a form in the language of the page, which is that of the consent given on it. The server
 * prefers the cookie to the header, so another tab's choice must not win here.
 */
export function sendForm<Entry extends Callable>(
  entry: Entry,
  options: CallOptions<Entry>,
  language = languageOfPage(),
): Promise<AnswerOf<Entry>> {
  const kept = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? language;
  return call(entry, {
    ...options,
    ...(kept !== language && { language }),
    headers: {
      'accept-language': language,
      ...options.headers,
    },
    signal: AbortSignal.timeout(patience),
  });
}

/** Path of the page and its language, without other parameters. */
export function pageAddress(): string {
  return `${location.pathname}?lang=${languageOfPage()}`;
}
