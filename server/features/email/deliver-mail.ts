import type { MailKind } from '#core/domain/mail-kind.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { notSent } from '#server/outside/mail.ts';
import type { Services } from '../context.ts';
import { readLeadReferral } from '../affiliates/read-lead-referral.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { reasonToWithhold } from './policy.ts';
import { countConfirmations, findMailLead, giveMessageId, type MailLead } from './queries.ts';
import { type MailText, renderMail } from './render-mail.ts';
import { writeConfirmation } from './write-confirmation.ts';
import { writeLeadNotice } from './write-lead-notice.ts';

/** What a mail is written and sent with. */
export type MailNeeds = Pick<Services, 'db' | 'mailer' | 'programme' | 'config'>;

function failed(reason: string): JobResult {
  return { status: 'failed', reason };
}

/** Where mail to staff goes that was written before anybody said so. */
function staffAddress({ config }: MailNeeds, { kind }: Job): string | null {
  return kind === 'lead_notification' ? (config.staffMail ?? null) : null;
}

async function write(
  { db, config }: MailNeeds,
  { kind, language }: Job,
  lead: MailLead,
  terms: ProgrammeTerms,
): Promise<MailText | null> {
  switch (kind as MailKind) {
    case 'lead_notification': {
      const referral = await readLeadReferral(db, lead.id);
      return writeLeadNotice(lead, referral, terms, config.publicUrl);
    }
    case 'application_received':
      return writeConfirmation(lead, terms, language);
    default:
      return null;
  }
}

async function withheldFor(
  { db }: MailNeeds,
  { kind }: Job,
  recipient: string,
  lead: MailLead,
): Promise<string | null> {
  if (kind !== 'application_received') {
    return null;
  }
  const sentToday = await countConfirmations(db, recipient);
  return reasonToWithhold(lead.suspicion, sentToday);
}

async function send(
  { db, mailer, config }: MailNeeds,
  job: Job,
  to: string,
  text: MailText,
): Promise<JobResult> {
  const { hostname } = new URL(config.publicUrl);
  const messageId = job.messageId ?? (await giveMessageId(db, job.id, hostname));
  try {
    await mailer.send({ to, ...renderMail(text), messageId });
    return { status: 'done' };
  } catch (error) {
    const { isFinal, reason } = judgeRefusal(error);
    return { status: isFinal ? 'failed' : 'waiting', reason };
  }
}

/**
 * Sends one mail, once. What the server does not take now is tried again; without a server a mail
 * is kept and marked.
 */
export async function deliverMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, mailer, programme } = needs;
  if (!mailer.hasServer) {
    return notSent;
  }
  const recipient = job.recipient ?? staffAddress(needs, job);
  if (recipient === null) {
    return failed('no address is set for mail to staff (STAFF_MAIL)');
  }
  const lead = await findMailLead(db, job.leadId);
  if (!lead) {
    return failed('the lead of this mail is gone');
  }
  const reason = await withheldFor(needs, job, recipient, lead);
  if (reason !== null) {
    return { status: 'withheld', reason };
  }
  const terms = await programme.currentTerms();
  const text = await write(needs, job, lead, terms);
  return text ? send(needs, job, recipient, text) : failed('nobody writes mails of this kind');
}
