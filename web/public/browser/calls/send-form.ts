import type * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
import { call } from '#web/kit/api.ts';
import { languageOfPage } from '../page-language.ts';

type AnyRoute = RouteContract<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>;

/**
 * The longest a visitor waits for an answer, in milliseconds: then it counts as failed, and what
 * was typed is still there.
 */
const patience = 30_000;

/**
 * Posts a form in the language of the page, which is the language of the consent given on it. The
 * cookie goes before the header on the server, so another tab's choice must not speak for this one.
 */
export function sendForm<R extends AnyRoute>(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<z.output<R['answer']>> {
  const language = languageOfPage();
  const kept = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? language;
  return call<R>('POST', kept === language ? path : `${path}?lang=${language}`, {
    body: body as never,
    headers: { 'accept-language': language, ...headers },
    signal: AbortSignal.timeout(patience),
  });
}

/** Path of the page and its language, without whatever else the address carried. */
export const pageAddress = (): string => `${location.pathname}?lang=${languageOfPage()}`;
