import type { Language } from '../domain/language.ts';
import { plainFullName } from '../domain/partners/plain-name.ts';

const ofOurs: Readonly<Record<Language, string>> = {
  en: 'a partner of ours',
  es: 'un socio nuestro',
  pt: 'um parceiro nosso',
};

/** A partner as named outside the CRM, within a sentence. */
export function partnerLabel(
  partner: Parameters<typeof plainFullName>[0],
  language: Language,
): string {
  return plainFullName(partner) || ofOurs[language];
}

export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
