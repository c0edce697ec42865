import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie, languageCookieDays } from '#core/domain/kept-data.ts';
import { type Language, pickLanguage, readLanguage } from '#core/domain/language.ts';

const daySeconds = 86_400;

/**
 * The language of a page's visit: what the address names, else what the cookie keeps. A language
 * that is named is kept: the cookie mirrors the browser's own storage, so that the next page comes
 * in the same language without asking.
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
