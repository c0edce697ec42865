import type { Language } from '#core/domain/language.ts';
import en from './en.ts';
import es from './es.ts';
import pt from './pt.ts';

export type Messages = typeof en;

/** All texts of a language, compiled by the build. */
export function messagesOf(language: Language): Messages {
  return { en, es, pt }[language] as Messages;
}
