import { mayShow } from '#core/domain/launch/may-show.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { estimateBlock } from '../estimate/estimate-block.ts';
import { greetingOf, lenderValues, orMissing, spanText } from '../lender-values.ts';
import { plainNameOf } from '../plain-name-of.ts';
import type { MailSubject } from './mail-writer.ts';

/**
 * Values of a mail to an applicant, in the applicant's language: their own figures as they were
 * stored, the figures of the programme from these terms.
 */
export function applicantValues({
  lead,
  estimate,
  terms,
  publicUrl,
  language,
}: Omit<MailSubject, 'referral'>): MailValues<'application_received'> {
  const { id, firstName, homePrice, propertyState } = lead;
  const name = plainNameOf(firstName);
  const { assessmentDaysLow, assessmentDaysHigh, preApprovalDaysLow, preApprovalDaysHigh } = terms;
  // Service times that staff have not confirmed are not promised: their paragraph is left out.
  const served = (times: string) => (mayShow(terms, 'service-times') ? times : '');
  const price = homePrice === null ? null : formatDollars(homePrice, language);
  return {
    greeting: greetingOf(name, language),
    firstName: name,
    reference: leadReference(id),
    homePrice: orMissing(price, language),
    state: orMissing(propertyState && stateNameAfterIn(propertyState, language), language),
    estimate: estimateBlock({
      estimate,
      terms,
      publicUrl,
      language,
    }),
    grantAmount: mayShow(terms, 'grant-source') ? formatDollars(terms.grantCap, language) : '',
    contactHours: served(String(terms.contactHours)),
    assessmentDays: served(spanText(assessmentDaysLow, assessmentDaysHigh, language)),
    preApprovalDays: served(spanText(preApprovalDaysLow, preApprovalDaysHigh, language)),
    ...lenderValues(terms, language),
  };
}
