import type { Language } from '../../domain/language.ts';

export const mailQuestions: Readonly<Record<Language, string>> = {
  en: 'Questions? Call {{supportPhone}}, {{supportHours}}, or write to {{supportEmail}}.',
  es: '¿Preguntas? Llame al {{supportPhone}}, {{supportHours}}, o escriba a {{supportEmail}}.',
  pt: 'Dúvidas? Ligue para {{supportPhone}}, {{supportHours}}, ou escreva para {{supportEmail}}.',
};
