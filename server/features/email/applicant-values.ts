import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { formatDollars } from '#core/i18n/format.ts';
import type { MailValues } from '../templates/render-template.ts';
import { greetingOf, lenderValues, orMissing, spanText } from './lender-values.ts';
import { plainNameOf } from './plain-name-of.ts';
import type { MailLead } from './queries.ts';

/**
 * What a mail to an applicant may say, in the applicant's language, with the figures of these terms.
 */
export function applicantValues(
  { id, firstName, homePrice, propertyState }: MailLead,
  terms: ProgrammeTerms,
  language: Language,
): MailValues<'application_received'> {
  const name = plainNameOf(firstName);
  const { assessmentDaysLow, assessmentDaysHigh, preApprovalDaysLow, preApprovalDaysHigh } = terms;
  const price = homePrice === null ? null : formatDollars(homePrice, language);
  return {
    greeting: greetingOf(name, language),
    firstName: name,
    reference: leadReference(id),
    homePrice: orMissing(price, language),
    state: orMissing(propertyState, language),
    grantAmount: formatDollars(terms.grantCap, language),
    contactHours: String(terms.contactHours),
    assessmentDays: spanText(assessmentDaysLow, assessmentDaysHigh, language),
    preApprovalDays: spanText(preApprovalDaysLow, preApprovalDaysHigh, language),
    ...lenderValues(terms, language),
  };
}
