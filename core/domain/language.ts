/** The languages of the public site; the first is the default. */
export const languages = ['en', 'es', 'pt'] as const;

/** One of the three languages (pt is Brazilian Portuguese). */
export type Language = (typeof languages)[number];

/** The languages as documents and search engines name them. */
export const htmlLanguage = {
  en: 'en',
  es: 'es',
  pt: 'pt-BR',
} as const satisfies Record<Language, string>;

/** A language is called by its own name, whatever the language of the page. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português (Brasil)',
};

/** What is used when nothing else is known. */
export const defaultLanguage: Language = 'en';

/** Tells whether a value is exactly one of the three codes. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/**
 * What names a language: one of the codes in any case, alone or with a region, such as `ES` or
 * `pt-BR`.
 */
export const languagePattern = new RegExp(`^(${languages.join('|')})(?:[-_]|$)`, 'i');

/**
 * Reads a language as an address, a cookie or a browser may write it, or null; the only reading
 * there is.
 */
export function readLanguage(value: unknown): Language | null {
  if (typeof value !== 'string') {
    return null;
  }
  const code = languagePattern.exec(value.trim())?.[1]?.toLowerCase();
  return isLanguage(code) ? code : null;
}

/**
 * Picks the language of a request: the `lang` query parameter, then the cookie that mirrors browser
 * storage, else English.
 */
export function pickLanguage({ query, cookie }: { query?: unknown; cookie?: unknown }): Language {
  return readLanguage(query) ?? readLanguage(cookie) ?? defaultLanguage;
}
