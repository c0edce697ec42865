import type { Language } from '#core/domain/language.ts';

const texts = {
  en: () => import('../../messages/registration-en.ts'),
  es: () => import('../../messages/registration-es.ts'),
  pt: () => import('../../messages/registration-pt.ts'),
} satisfies Record<Language, () => Promise<unknown>>;

/** The texts of the registration's form, in the language of its page. */
export async function registrationTexts(language: Language): Promise<object> {
  const { default: messages } = await texts[language]();
  return messages;
}
