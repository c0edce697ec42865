import type { Services } from '../context.ts';
import { describeError, isPermanentFailure, reasonToWithhold, retryDelay } from './policy.ts';
import {
  claimDueMails,
  countConfirmations,
  type DueMail,
  markAllWithoutServer,
  markFailed,
  markSent,
  markWithheld,
  postpone,
} from './queries.ts';
import { type MailText, renderMail } from './render-mail.ts';
import { writeConfirmation } from './write-confirmation.ts';
import { writeLeadNotice } from './write-lead-notice.ts';

// Few enough that even a mail server at the limit of patience is through with them before the claim
// of five minutes ends.
const atOnce = 5;

type Needs = Pick<Services, 'db' | 'mailer' | 'programme' | 'config'>;

async function write(
  { kind, lead, language }: DueMail,
  { programme, config }: Needs,
): Promise<MailText | null> {
  const terms = await programme.currentTerms();
  if (!lead) {
    return null;
  }
  if (kind === 'lead_notification') {
    return writeLeadNotice(lead, terms, config.publicUrl);
  }
  return kind === 'application_received' ? writeConfirmation(lead, terms, language) : null;
}

async function deliver(mail: DueMail, needs: Needs): Promise<void> {
  const { db, mailer } = needs;
  if (mail.recipient === null) {
    return markFailed(db, mail.id, 'no address is set for mail to staff (STAFF_MAIL)');
  }
  if (mail.kind === 'application_received' && mail.lead) {
    const reason = reasonToWithhold(
      mail.lead.suspicion,
      await countConfirmations(db, mail.recipient),
    );
    if (reason) {
      return markWithheld(db, mail.id, reason);
    }
  }
  const text = await write(mail, needs);
  if (!text) {
    return markFailed(db, mail.id, 'the lead of this mail is gone');
  }
  try {
    await mailer.send({
      to: mail.recipient,
      ...renderMail(text),
      messageId: mail.messageId,
    });
  } catch (error) {
    const delay = isPermanentFailure(error) ? null : retryDelay(mail.attempts);
    return delay === null
      ? markFailed(db, mail.id, describeError(error))
      : postpone(db, mail.id, delay, describeError(error));
  }
  return markSent(db, mail.id);
}

/**
 * Sends every mail that is due, each once; what the server does not take is tried again for a day.
 * Without a server mails are kept and marked.
 */
export async function deliverOutbox(needs: Needs): Promise<void> {
  const { db, mailer, config } = needs;
  if (!mailer.hasServer) {
    return markAllWithoutServer(db);
  }
  for (;;) {
    const due = await claimDueMails(db, atOnce, new URL(config.publicUrl).hostname);
    for (const mail of due) {
      await deliver(mail, needs);
    }
    if (due.length < atOnce) {
      return;
    }
  }
}
