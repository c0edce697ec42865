import type { FastifyRequest } from 'fastify';
import { isLanguage, readLanguage, type Language } from '#core/domain/language.ts';

function accepted(header: string | undefined): Language | undefined {
  const preferences = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find(Boolean);
      return { tag: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) };
    });
  return preferences
    .filter(({ tag, quality }) => isLanguage(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.tag as Language | undefined;
}

/**
 * The language of a request: `?lang=`, then the cookie that mirrors the browser's storage, then
 * what the browser accepts, else English.
 */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  return (
    readLanguage(asked) ??
    readLanguage(request.cookies?.['lang']) ??
    accepted(request.headers['accept-language']) ??
    'en'
  );
}
