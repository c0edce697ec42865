import type { Language } from '../domain/language.ts';

/** The title of the entry in the buyer's calendar, at the hour by which a specialist calls. */
export const callEntryTexts: Readonly<
  Record<Language, (lender: string, reference: string) => string>
> = {
  en: (lender, reference) => `${lender} calls you by now about application ${reference}`,
  es: (lender, reference) => `${lender} le llama a más tardar ahora por la solicitud ${reference}`,
  pt: (lender, reference) => `${lender} liga até agora sobre a solicitação ${reference}`,
};
