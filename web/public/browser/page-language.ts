import { defaultLanguage, readLanguage, type Language } from '#core/domain/language.ts';

/** Its numbers as buyers in the United States write them: `lang` of the document names no region. */
export function localeOfPage(): string {
  return document.documentElement.lang.padEnd(5, '-US');
}

export function languageOfPage(): Language {
  return readLanguage(document.documentElement.lang) ?? defaultLanguage;
}
