import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { LeadReferral } from '../../../partners/affiliates/read-lead-referral.ts';
import type { MailValues } from '../../templates/render-template.ts';
import type { MailedEstimate } from '../estimate/find-mailed-estimate.ts';
import type { MailLead } from '../queries.ts';
import type { MailNeeds } from '../send-mail.ts';

interface WrittenMail<Kind extends MailKind = MailKind> {
  to: string;
  values: MailValues<Kind>;
  language?: Language;
  /** A token that gives access to an account; left out of what is stored. */
  secret?: string;
  /** The address for one-click unsubscribing, if there is no choice link. */
  unsubscribe?: string;
}

/** For whom a mail is written: terms of the day, address of the site, language. */
export interface MailReader {
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

/** The data that fills a mail about a lead; for a preview the lead may be made up. */
export interface MailSubject extends MailReader {
  lead: MailLead;
  referral: LeadReferral | null;
  /** The figures the applicant was shown; null if none. */
  estimate: MailedEstimate | null;
}

export interface MailWriter<Kind extends MailKind> {
  /** Finds the recipient and fills the mail; a `JobResult` says why it is not sent. */
  write(needs: MailNeeds, job: Job, reader: MailReader): Promise<WrittenMail<Kind> | JobResult>;
  /** Values for a preview. A mail to an affiliate uses `sampleAffiliate`. */
  sample(subject: MailSubject): MailValues<Kind>;
}

export const sampleAffiliate = { firstName: 'Rita', referralCode: 'RITA25' };

export function withheld(reason: string): JobResult {
  return { status: 'withheld', reason: `withheld: ${reason}` };
}

/** An expected end: whoever erases or deletes a lead expects no more mails about it. */
export const leadIsGone = withheld('the lead of this email is gone');
