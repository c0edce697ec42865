import { defaultLanguage, readLanguage, type Language } from '#core/domain/language.ts';

/** The language the server rendered this page in. */
export function languageOfPage(): Language {
  return readLanguage(document.documentElement.lang) ?? defaultLanguage;
}
