import { htmlLanguage, type Language } from '../domain/language.ts';

/** Languages as a choice within a sentence: "English or Spanish", by their names in a language. */
export function languageList(spoken: readonly Language[], language: Language): string {
  const locale = htmlLanguage[language];
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const list = new Intl.ListFormat([locale], { type: 'disjunction' });
  return list.format(spoken.map((code) => names.of(code) ?? code));
}
