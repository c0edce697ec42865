import { defaultLanguage, isLanguage, type Language } from '#core/domain/language.ts';

/** The language the server rendered this page in. */
export function languageOfPage(): Language {
  const language = document.documentElement.lang.slice(0, 2);
  return isLanguage(language) ? language : defaultLanguage;
}
