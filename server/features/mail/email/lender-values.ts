import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { plainNameOf } from '#core/domain/partners/plain-name.ts';
import {
  hasSampleHours,
  printableLicense,
  printablePhone,
  sampleDetails,
} from '#core/domain/programme/sample-details.ts';

/** The lender's details for mails and for the pages behind their links. */
export function lenderValues(terms: ProgrammeTerms, language: Language) {
  // Without them the sentence that asks to call is left out.
  const supportPhone = printablePhone(terms);
  const isHourless = hasSampleHours(terms) && !mayShow(terms, 'lender-details-sample');
  return {
    lenderName: terms.lenderName,
    supportPhone,
    supportHours: isHourless ? '' : terms.supportHours[language],
    supportEmail: terms.supportEmail,
    // Used by the frame of the mail only, not by templates.
    lenderImprint: imprintOf(terms, supportPhone === ''),
    buttonGround: terms.brandColors?.ground ?? '',
    buttonInk: terms.brandColors?.ink ?? '',
  };
}

/**
 * The lender's address and license number, which advertising mail must state; unknown parts are
 * left out. A mail without a telephone number says here where to write.
 */
function imprintOf(terms: ProgrammeTerms, isSilent: boolean): string {
  const { homeOfficeAddress, nmlsId, supportEmail } = terms;
  const license = printableLicense(terms);
  const address = homeOfficeAddress === sampleDetails.homeOfficeAddress ? '' : homeOfficeAddress;
  const parts = [address, license, nmlsId && `NMLS ID ${nmlsId}`, isSilent && supportEmail];
  return parts.filter(Boolean).join(' · ');
}

const between: Readonly<Record<Language, string>> = {
  en: 'to',
  es: 'a',
  pt: 'a',
};

/** A span such as `2 to 3`. */
export function spanText(low: number, high: number, language: Language): string {
  return low === high ? String(low) : `${low} ${between[language]} ${high}`;
}

// `name` begins with a space, or is empty.
const greetings: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello${name},`,
  es: (name) => `Hola${name && `,${name}`}:`,
  pt: (name) => `Olá${name && `,${name}`},`,
};

/** The greeting of a mail; without a name if none is known, or none that is plain. */
export function greetingOf(name: string, language: Language): string {
  const plain = plainNameOf(name);
  return greetings[language](plain && ` ${plain}`);
}

const missing: Readonly<Record<Language, string>> = {
  en: 'not provided',
  es: 'no indicado',
  pt: 'não informado',
};

export function orMissing(value: string | null, language: Language): string {
  return value || missing[language];
}

/** A mail's greeting and first name, empty if it is not plain, and the details of the lender. */
export function readerValues(firstName: string, terms: ProgrammeTerms, language: Language) {
  const greeting = greetingOf(firstName, language);
  return { greeting, firstName: plainNameOf(firstName), ...lenderValues(terms, language) };
}
