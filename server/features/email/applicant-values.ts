import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { formatDollars } from '#core/i18n/format.ts';
import type { MailValues } from '../templates/render-template.ts';
import { greetingOf, lenderValues, orMissing, spanText } from './lender-values.ts';
import type { MailLead } from './queries.ts';

// Whoever types in somebody else's address must not speak to them in the lender's name: no links,
// figures or sentences as a first name.
const plainName = /^(?!.*\.\p{L}{2})[\p{L}\p{M}'’. -]{1,40}$/u;

/**
 * What a mail to an applicant may say, in the applicant's language, with the figures of these terms.
 */
export function applicantValues(
  { id, firstName, homePrice, propertyState }: MailLead,
  terms: ProgrammeTerms,
  language: Language,
): MailValues<'application_received'> {
  const name = plainName.test(firstName) ? firstName : '';
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
