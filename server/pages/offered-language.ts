import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, readLanguage } from '#core/domain/language.ts';
import { acceptedLanguage } from '#server/platform/language.ts';

// Most browsers name neither, and cost this look alone.
const other = /(?:^|[\s,])(?:es|pt)\b/i;

/**
 * The language that the browser likes better than the page's, where nobody has chosen one: the page
 * comes in English all the same, and offers it in a line.
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
