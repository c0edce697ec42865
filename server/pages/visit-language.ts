import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie, languageCookieDays } from '#core/domain/operations/kept-data.ts';
import {
  defaultLanguage,
  type Language,
  pickLanguage,
  readLanguage,
} from '#core/domain/language.ts';
import { acceptedLanguage } from '#server/platform/language.ts';

const daySeconds = 86_400;

/**
 * The language of a visit: that of the address, else that of the cookie. A language in the address
 * is stored: the cookie mirrors the browser's own storage, so that the next page comes in the same
 * language without asking.
 */
export function visitLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Language {
  const asked = (request.query as { lang?: unknown }).lang;
  const kept = request.cookies[languageCookie];
  const named = readLanguage(asked);
  if (named && named !== kept) {
    void reply.setCookie(languageCookie, named, {
      path: '/',
      maxAge: languageCookieDays * daySeconds,
      sameSite: 'lax',
      secure: origin.startsWith('https:'),
    });
  }
  return pickLanguage({ query: asked, cookie: kept });
}

// Most browsers name neither, and cost this look alone.
const other = /(?:^|[\s,])(?:es|pt)\b/i;

/**
 * The language that the browser prefers to the page's, if the visitor has not chosen one: the page
 * is still in English, and offers the other language in a line.
 */
export function offeredLanguage(request: FastifyRequest, language: Language): Language | null {
  const { 'accept-language': wanted } = request.headers;
  if (language !== defaultLanguage || wanted === undefined || !other.test(wanted)) {
    return null;
  }
  const { lang: named } = (request.query ?? {}) as { lang?: unknown };
  const isChosen = readLanguage(named) ?? readLanguage(request.cookies['lang']);
  const best = isChosen ? defaultLanguage : acceptedLanguage(wanted);
  return best === undefined || best === defaultLanguage ? null : best;
}
