import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { followUpStatus } from '#core/domain/leads/lead-status.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { Job } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { estimateBlock } from '../estimate/estimate-block.ts';
import { findMailedEstimate } from '../estimate/find-mailed-estimate.ts';
import { orMissing, readerValues, spanText } from '../lender-values.ts';
import { reasonOfMachine, reasonToWithhold } from '../policy.ts';
import { countConfirmations, findMailLead, type MailLead } from '../queries.ts';
import { leadIsGone, type MailSubject, type MailWriter } from './mail-writer.ts';

/**
 * Values of a mail to an applicant, in their language: their own figures as stored, and the
 * program's figures under these terms.
 */
function applicantValues(
  subject: Omit<MailSubject, 'referral'>,
): MailValues<'application_received'> {
  const { lead, terms, language } = subject;
  const { id, firstName, homePrice, propertyState } = lead;
  const { assessmentDaysLow, assessmentDaysHigh, preApprovalDaysLow, preApprovalDaysHigh } = terms;
  // Unconfirmed service times are not promised: their paragraph is left out.
  const served = (times: string) => (mayShow(terms, 'service-times') ? times : '');
  const price = homePrice === null ? null : formatDollars(homePrice, language);
  return {
    ...readerValues(firstName, terms, language),
    reference: leadReference(id),
    homePrice: orMissing(price, language),
    state: orMissing(propertyState && stateNameAfterIn(propertyState, language), language),
    estimate: estimateBlock(subject),
    grantAmount: mayShow(terms, 'grant-source') ? formatDollars(terms.grantCap, language) : '',
    contactHours: served(String(terms.contactHours)),
    assessmentDays: served(spanText(assessmentDaysLow, assessmentDaysHigh, language)),
    preApprovalDays: served(spanText(preApprovalDaysLow, preApprovalDaysHigh, language)),
  };
}

type ApplicantMail = MailWriter<'application_received' | 'follow_up' | 'buyer_link'>;

/** A mail to the applicant of its lead, unless `reasonToWithhold` returns why it is withheld. */
export function applicantMail(
  reasonToWithhold: (
    db: Queryable,
    lead: MailLead,
    job: Job,
    terms: MailSubject['terms'],
  ) => Promise<string | null>,
): ApplicantMail {
  return {
    async write({ db }, job, reader) {
      const lead = await findMailLead(db, job.leadId);
      if (!lead) {
        return leadIsGone;
      }
      const reason = await reasonToWithhold(db, lead, job, reader.terms);
      if (reason !== null) {
        return { status: 'withheld', reason };
      }
      const estimate = await findMailedEstimate(db, lead, reader.terms);
      return { to: job.recipient!, values: applicantValues({ lead, estimate, ...reader }) };
    },
    sample: applicantValues,
  };
}

/**
 * Why the confirmation of an application or of its withdrawal is withheld, or null; also null if
 * staff sent it although it was.
 */
export async function evaluateConfirmation(
  db: Queryable,
  { suspicion }: MailLead,
  { id, recipient, payload }: Job,
  kind: 'application_received' | 'withdrawn',
) {
  if ((payload as { isMeant?: boolean }).isMeant === true) {
    return null;
  }
  const sent = await countConfirmations(db, { id, kind, recipient: recipient! });
  return reasonToWithhold(suspicion, sent);
}

export const applicationReceived = applicantMail(async (db, lead, job) =>
  evaluateConfirmation(db, lead, job, 'application_received'),
);

/**
 * The follow-up to an applicant whom staff could not reach. Judged again when it is sent, because
 * much may have changed since it was enqueued.
 */
export const followUp = applicantMail(async (_db, lead, _job, terms) => {
  if (!terms.sendsFollowUps) {
    return 'withheld: follow-ups are switched off (the program term sendsFollowUps)';
  }
  if (lead.status !== followUpStatus) {
    return 'withheld: the lead has another status by now';
  }
  return reasonOfMachine(lead.suspicion);
});

/** Staff may write such a template, but a person who checks eligibility leaves no address. */
export const eligibility: MailWriter<'eligibility'> = {
  write: async () => ({ status: 'failed', reason: 'emails of this kind have no text' }),
  sample: applicantValues,
};
