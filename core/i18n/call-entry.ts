import type { Language } from '../domain/language.ts';

/** The title of the entry in the buyer's calendar, on the day by which a specialist contacts them. */
export const callEntryTexts: Readonly<
  Record<Language, (lender: string, reference: string) => string>
> = {
  en: (lender, reference) =>
    `${lender} will contact you today at the latest about application ${reference}`,
  es: (lender, reference) =>
    `${lender} se comunica con usted hoy a más tardar por la solicitud ${reference}`,
  pt: (lender, reference) =>
    `${lender} entra em contato com você hoje, no máximo, sobre a solicitação ${reference}`,
};
