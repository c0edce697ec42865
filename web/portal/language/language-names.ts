import type { Language } from '#core/domain/language.ts';

/** A language is called by its own name, whatever the language of the page. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português (Brasil)',
};
