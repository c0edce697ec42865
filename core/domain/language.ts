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

/** Each language by its own name, whatever the language of the page. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português (Brasil)',
};

export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** One of the codes in any case, alone or with a region, such as `ES` or `pt-BR`. */
export const languagePattern = new RegExp(`^(${languages.join('|')})(?:[-_]|$)`, 'i');

/** Reads a language from an address, a cookie or a browser; null for any other text. */
export function readLanguage(value: unknown): Language | null {
  if (typeof value !== 'string') {
    return null;
  }
  const code = languagePattern.exec(value.trim())?.[1]?.toLowerCase();
  return isLanguage(code) ? code : null;
}

/** The `lang` parameter, then the cookie that mirrors browser storage, else English. */
export function pickLanguage({ query, cookie }: { query?: unknown; cookie?: unknown }): Language {
  return readLanguage(query) ?? readLanguage(cookie) ?? defaultLanguage;
}
