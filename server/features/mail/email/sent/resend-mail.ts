import { secretMails, staffMailKind } from '#core/domain/mail/mail-kind.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../../context.ts';
import { transaction, type Writer } from '../../../transaction.ts';
import { withoutLink } from '../../templates/frame-mail.ts';
import { type KeptWords, readMailWords } from './read-mail-words.ts';
import { requireMailServer } from '../../../require-mail-server.ts';
import { noSuchMail } from './list-sent-mails.ts';
import { findSentMail, insertCopy, lockMail, makeDue, type SentMail } from './queries.ts';
import { makeUnsentDue } from '../queries.ts';

const secret =
  'This email contained a secure link that was not stored. The affiliate can request a new one on the login page.';
const wayBack =
  'This email may have contained a secure link that was not stored. It cannot be sent again.';
const waiting = 'This email is still waiting to be sent: there is nothing to send again.';
const notWanted = 'The recipient does not want emails of this kind.';
const notWhole = 'What this email said was erased or changed. It cannot be sent again.';
const withheld = 'This email was held on purpose. Confirm that you want to send it anyway.';

/** Why a mail may not be resent; null if it may. For withheld mails, `isMeant` confirms it. */
function reasonNotToResend({ kind, status }: SentMail, isMeant: boolean): string | null {
  if (secretMails.has(kind)) {
    return kind === 'password_reset' ? secret : wayBack;
  }
  if (status === 'waiting') {
    return waiting;
  }
  if (status !== 'withheld') {
    return null;
  }
  // Withheld because the application looks like a bot's, not because the person objected.
  if (kind !== 'application_received' && kind !== 'withdrawn') {
    return notWanted;
  }
  return isMeant ? null : withheld;
}

interface StaffWords {
  staffId?: number;
  override?: string | null;
}

/** The payload of a copy, which gets its own link; 409 if the words are not those sent. */
function copyOf({ id, kind, payload }: SentMail, words: KeptWords) {
  if (words.state !== 'kept') {
    throw new HttpError(409, notWhole);
  }
  const { staffId, override } = payload as StaffWords;
  return {
    ...withoutLink(words),
    copyOf: id,
    ...(kind === staffMailKind && { staffId, override }),
  };
}

interface Resend {
  id: number;
  isWithheldMeant: boolean;
}

/**
 * Sends a mail again. One that was sent, or may have been, is copied to a new mail with its own
 * Message-ID; one that was not (no mail server, refused, withheld) becomes due again. 404 if there
 * is none; 409 without a mail server, if it contains an access link, is waiting, or was withheld and the call does not
 * confirm it. Audited.
 */
export async function resendMail(context: StaffContext, { id, isWithheldMeant }: Resend) {
  requireMailServer(context);
  const sent = await transaction(context, 'mail.send_again', 'job', async (tx) => {
    await lockMail(tx, id);
    const mail = demand(await findSentMail(tx, id), noSuchMail);
    const reason = reasonNotToResend(mail, isWithheldMeant);
    if (reason !== null) {
      throw new HttpError(409, reason);
    }
    const mayHaveLeft = mail.status === 'done' || mail.handovers > 0;
    const [words] = await readMailWords(tx, [mail]);
    if (mayHaveLeft && words!.state !== 'none') {
      const copy = await insertCopy(tx, mail, copyOf(mail, words!));
      return { entityId: id, after: { copy }, result: copy };
    }
    if (mail.status === 'done') {
      throw new HttpError(409, notWhole);
    }
    await makeDue(tx, mail, { ...(mail.payload as object), isMeant: isWithheldMeant });
    return { entityId: id, after: { isWithheldMeant }, result: id };
  });
  return { id: sent };
}

/**
 * Gives every mail of the last `days` days that failed, or was enqueued without a mail server,
 * another day of tries; returns how many. Sent and withheld mails are unchanged. Audited.
 */
export async function resendMails(context: Writer, { days }: { days: number }) {
  return transaction(context, 'mail.resend', 'job', async (tx) => {
    const count = await makeUnsentDue(tx, days);
    return {
      entityId: null,
      after: { days, count },
      result: count,
    };
  });
}
