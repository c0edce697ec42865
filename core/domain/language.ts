/** The languages of the public site; the first is the default. */
export const languages = ['en', 'es', 'pt'] as const;

/** One of the three languages (pt is Brazilian Portuguese). */
export type Language = (typeof languages)[number];

/** What is used when nothing else is known. */
export const defaultLanguage: Language = 'en';

/** Tells whether a value is exactly one of the three codes. */
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

const languageOf = (value: unknown): Language | null => {
  if (typeof value !== 'string') return null;
  const code = value.trim().toLowerCase().split(/[-_]/, 1)[0];
  return isLanguage(code) ? code : null;
};

/** Picks the language of a request: the `lang` query parameter, then the cookie that mirrors browser storage, else English. */
export const pickLanguage = ({ query, cookie }: { query?: unknown; cookie?: unknown }): Language =>
  languageOf(query) ?? languageOf(cookie) ?? defaultLanguage;
