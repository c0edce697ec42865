import type { FastifyRequest } from 'fastify';
import { isLanguage, readLanguage, type Language } from '#core/domain/language.ts';

const longestHeader = 200;
const qualityOf = /;\s*q=([\d.]+)\s*(?:;|$)/;

interface Preference {
  language: string;
  /** From 0, not at all, to 1. */
  quality: number;
}

function readPreference(entry: string): Preference {
  const text = entry.trim().toLowerCase();
  const [, quality = '1'] = qualityOf.exec(text) ?? [];
  return {
    language: text.slice(0, 2),
    quality: Number(quality),
  };
}

/** The supported language that a browser prefers, by its Accept-Language header. */
export function acceptedLanguage(header = ''): Language | undefined {
  const entries = header.slice(0, longestHeader).split(',');
  let best: Language | undefined;
  let bestQuality = 0;
  for (const entry of entries) {
    const { language, quality } = readPreference(entry);
    if (isLanguage(language) && quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}

/** `?lang=`, then the cookie, then what the browser accepts, else English. */
export function languageOf(request: FastifyRequest): Language {
  const { query, cookies, headers } = request;
  const { lang: asked } = (query ?? {}) as { lang?: unknown };
  const kept = cookies?.['lang'];
  return (
    readLanguage(asked) ??
    readLanguage(kept) ??
    acceptedLanguage(headers['accept-language']) ??
    'en'
  );
}
