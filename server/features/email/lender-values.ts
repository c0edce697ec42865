import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { sampleDetails } from '#core/domain/sample-details.ts';

/** What every mail may say of the lender. */
export function lenderValues(terms: ProgrammeTerms, language: Language) {
  return {
    lenderName: terms.lenderName,
    supportPhone: terms.supportPhone,
    supportHours: terms.supportHours[language],
    supportEmail: terms.supportEmail,
    // For the frame of the mail; no template names it.
    lenderImprint: imprintOf(terms),
  };
}

/**
 * Where the lender is and under which number it is licensed, as advertising mail has to say;
 * without what is not known yet.
 */
function imprintOf({ homeOfficeAddress, nmlsId }: ProgrammeTerms): string {
  const address = homeOfficeAddress === sampleDetails.homeOfficeAddress ? '' : homeOfficeAddress;
  return [address, nmlsId && `NMLS ID ${nmlsId}`].filter(Boolean).join(' · ');
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

// `name` begins with a blank, or is empty.
const greetings: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello${name},`,
  es: (name) => `Hola${name && `,${name}`}:`,
  pt: (name) => `Olá${name && `,${name}`},`,
};

/** How a mail begins; without a name where there is none to be said. */
export function greetingOf(name: string, language: Language): string {
  return greetings[language](name && ` ${name}`);
}

const missing: Readonly<Record<Language, string>> = {
  en: 'not provided',
  es: 'no indicado',
  pt: 'não informado',
};

/** A value, or in words that there is none. */
export function orMissing(value: string | null, language: Language): string {
  return value || missing[language];
}
