import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { notSent } from '#server/outside/mail.ts';
import { readLeadReferral } from '../affiliates/read-lead-referral.ts';
import { findTemplate } from '../templates/find-template.ts';
import { type Block, renderTemplate } from '../templates/render-template.ts';
import { applicantValues } from './applicant-values.ts';
import { deliverCommissionMail, isCommissionMail } from './earnings/deliver-commission-mail.ts';
import { deliverAccountMail, isAccountMail } from './deliver-account-mail.ts';
import { deliverClientMail, isClientMail } from './clients/deliver-client-mail.ts';
import { deliverChangeNotice } from './account/deliver-change-notice.ts';
import { deliverResetMail } from './account/deliver-reset-mail.ts';
import { findMailedEstimate } from './estimate/find-mailed-estimate.ts';
import { reasonToWithholdFollowUp } from './follow-up/reason-to-withhold.ts';
import { noticeValues } from './notice-values.ts';
import { noStaffAddress, reasonToWithhold } from './policy.ts';
import { countConfirmations, findMailLead, type MailLead } from './queries.ts';
import { type MailNeeds, sendMail } from './send-mail.ts';

function failed(reason: string): JobResult {
  return { status: 'failed', reason };
}

/** Where mail to staff goes that was written before anybody said so. */
function staffAddress({ config }: MailNeeds, { kind }: Job): string | null {
  return kind === 'lead_notification' ? (config.staffMail ?? null) : null;
}

type Values = Readonly<Record<string, string | Block>>;

/** What the mails that are sent today are filled with; null for every other kind. */
async function valuesOf(
  { db, config }: MailNeeds,
  { kind, language }: Job,
  lead: MailLead,
  terms: ProgrammeTerms,
): Promise<Values | null> {
  switch (kind as MailKind) {
    case 'lead_notification': {
      const referral = await readLeadReferral(db, lead.id);
      const { publicUrl } = config;
      return noticeValues({
        lead,
        referral,
        terms,
        publicUrl,
        language,
      });
    }
    case 'application_received':
    case 'follow_up':
      return applicantValues({
        lead,
        estimate: await findMailedEstimate(db, lead, terms),
        terms,
        publicUrl: config.publicUrl,
        language,
      });
    default:
      return null;
  }
}

/** Staff sent it although it had been kept back. */
function isMeant(payload: unknown): boolean {
  return (payload as { isMeant?: boolean }).isMeant === true;
}

interface Leaving {
  job: Job;
  recipient: string;
  lead: MailLead;
  terms: ProgrammeTerms;
}

async function withheldFor(
  db: Queryable,
  { job, recipient, lead, terms }: Leaving,
): Promise<string | null> {
  const { kind, payload } = job;
  if (kind === 'follow_up') {
    return reasonToWithholdFollowUp({
      db,
      job,
      lead,
      terms,
    });
  }
  if (kind !== 'application_received' || isMeant(payload)) {
    return null;
  }
  const sentToday = await countConfirmations(db, { id: job.id, recipient });
  return reasonToWithhold(lead.suspicion, sentToday);
}

/**
 * Sends one mail, once. What the server does not take now is tried again; without a server a mail
 * is written, kept to be read, and marked.
 */
export async function deliverMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, mailer, programme } = needs;
  if (job.kind === 'password_reset') {
    return deliverResetMail(needs, job);
  }
  if (isAccountMail(job)) {
    return mailer.hasServer ? deliverAccountMail(needs, job) : notSent;
  }
  if (isClientMail(job)) {
    return deliverClientMail(needs, job);
  }
  if (isCommissionMail(job)) {
    return deliverCommissionMail(needs, job);
  }
  if (job.kind === 'account_changed') {
    return mailer.hasServer ? deliverChangeNotice(needs, job) : notSent;
  }
  const recipient = job.recipient ?? staffAddress(needs, job);
  if (recipient === null) {
    return mailer.hasServer ? noStaffAddress : notSent;
  }
  const lead = await findMailLead(db, job.leadId);
  if (!lead) {
    return failed('the lead of this email is gone');
  }
  const terms = await programme.currentTerms();
  const reason = await withheldFor(db, {
    job,
    recipient,
    lead,
    terms,
  });
  if (reason !== null) {
    return { status: 'withheld', reason };
  }
  const values = await valuesOf(needs, job, lead, terms);
  if (values === null) {
    return failed('emails of this kind have no text');
  }
  const sort = { kind: job.kind as MailKind, language: job.language };
  const template = await findTemplate(db, sort.kind, sort.language);
  const { subject, text, html } = await renderTemplate(template, values, sort);
  return sendMail(needs, job, recipient, {
    subject,
    text,
    html,
    said: {
      templateId: template.id,
      termsVersion: terms.version,
      ...(isMeant(job.payload) && { isMeant: true }),
    },
  });
}
