import { languages } from '../language.ts';
import { mayShow } from './launch/may-show.ts';
import type { ProgrammeTerms } from './programme-terms.ts';
import type { TermValues } from './term-values.ts';

/** Fictional details until the lender enters its own; `factsToConfirm` names those in use. */
export const sampleDetails = {
  lenderName: 'Cascadia Home Lending',
  licenseNumber: '000000',
  supportPhone: '(541) 555-0142',
  supportEmail: 'support@cascadia-home.example',
  homeOfficeAddress: '100 Sample Street, Suite 200, Portland, OR 97204',
  medfordOfficeAddress: '200 Sample Avenue, Medford, OR 97501',
} as const satisfies Partial<TermValues>;

/** The hours shown until the lender enters its own. */
export const sampleHours: TermValues['supportHours'] = {
  en: 'Mon-Fri 8AM-6PM EST',
  es: 'de lunes a viernes, de 8\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m. (hora del Este)',
  pt: 'de segunda a sexta, das 8h às 18h (horário da Costa Leste)',
};

/** The same hours as the office's clock counts them. */
export const sampleOfficeHours: TermValues['officeHours'] = {
  mon: ['08:00', '18:00'],
  tue: ['08:00', '18:00'],
  wed: ['08:00', '18:00'],
  thu: ['08:00', '18:00'],
  fri: ['08:00', '18:00'],
  sat: null,
  sun: null,
};

/** Whether the hours are still the sample, in every language that they were stored in. */
export function hasSampleHours({ supportHours }: Pick<TermValues, 'supportHours'>): boolean {
  return languages.every((language) =>
    [sampleHours[language], sampleHours.en].includes(supportHours[language]),
  );
}

/** The license number as it may be printed: null for the sample and for nothing but zeros. */
export function printableLicense({ licenseNumber }: TermValues): string | null {
  const isSample = licenseNumber === sampleDetails.licenseNumber || /^0+$/.test(licenseNumber);
  return isSample ? null : licenseNumber;
}

/** The telephone number as it may be printed; empty for the sample once that is withheld. */
export function printablePhone(terms: ProgrammeTerms): string {
  const isSample = terms.supportPhone === sampleDetails.supportPhone;
  return isSample && !mayShow(terms, 'lender-details-sample') ? '' : terms.supportPhone;
}
