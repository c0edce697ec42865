import type { Language } from '#core/domain/language.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

export type Messages = typeof en;

/** All texts of a language, compiled by the build. */
export function messagesOf(language: Language): Messages {
  return { en, es, pt }[language] as Messages;
}
