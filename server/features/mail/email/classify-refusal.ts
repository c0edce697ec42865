import type { MailError } from '#server/outside/mail.ts';
import { cutText } from '#core/domain/typed/cut-text.ts';

/** The verdict on a mail that the server did not take. */
export interface Refusal {
  /** Retrying is useless, whatever is fixed. */
  isFinal: boolean;
  /** A sentence that quotes nothing from the mail server, whose words may contain an address. */
  reason: string;
  /** The mail server's answer, for staff but never for the log; null if there was none. */
  answer: string | null;
  /** It is unknown whether the mail was taken. */
  isUnknown: boolean;
}

/** `refused_mailboxes` reads the mailboxes that take no emails, and why, from these words. */
const takesNoMail = 'the mail server says that this address takes no emails';

const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
const noMailbox = 'the mailbox does not exist';
const noDomain = 'the domain of the address does not exist';
const noMail = 'the domain of the address takes no emails';
const noAddress = 'it is not written as an address is';
const oddLetters = 'this address has letters that the mail server cannot take';
// RFC 3463, RFC 7504 and IANA's list, class 5: what is wrong with the address of the recipient.
// Any other 5.1 concerns it too, but 5.1.7 and 5.1.8 the sender.
const wrongAddresses: Readonly<Record<string, string>> = {
  '5.1.1': noMailbox,
  '5.1.2': noDomain,
  '5.1.3': noAddress,
  '5.1.4': 'more than one mailbox could be meant',
  '5.1.6': 'the mailbox has moved',
  '5.1.10': noMail,
  '5.2.1': 'the mailbox is switched off',
  '5.6.7': oddLetters,
  '5.6.9': oddLetters,
};
const recipientIsWrong = /^5\.1\.(?![78]$)\d+$/;
// A mail that is too large or unreadable.
const mailIsWrong = /^5\.(2\.3|3\.4|6\.\d+)$/;
const control = /[\u0000-\u001f\u007f-\u009f]+/g;
const longestAnswer = 1000;
// RFC 5321 and 7504, for servers that answer RCPT without an extended code. 554 and 530 concern us:
// no relaying, authentication required.
const unknownRecipients: Readonly<Record<number, string>> = {
  501: noAddress,
  550: noMailbox,
  551: noMailbox,
  553: noMailbox,
  556: noMail,
};

/** What is wrong with the address of the recipient, for good; undefined if that is not known. */
function faultOfRecipient(
  { command, responseCode = 0 }: MailError,
  status?: string,
): string | undefined {
  if (command === 'MAIL FROM' || responseCode < 500) {
    return undefined;
  }
  if (status === undefined) {
    return command === 'RCPT TO' ? unknownRecipients[responseCode] : undefined;
  }
  return wrongAddresses[status] ?? (recipientIsWrong.test(status) ? noMailbox : undefined);
}

/** The cause, until it is fixed. */
function hindrance({ code, command = '', responseCode, message }: MailError): string {
  if (/certificate|self.signed/i.test(message) && responseCode === undefined) {
    return "the mail server's certificate is not valid for its name, so nothing was sent to it; NODE_EXTRA_CA_CERTS names an authority of your own";
  }
  if (command === 'STARTTLS' || message.includes('required STARTTLS')) {
    return 'the mail server offers no encryption (STARTTLS), so nothing was sent to it; use smtps://, or allow it by SMTP_ALLOW_PLAIN';
  }
  if (command.startsWith('AUTH') || code === 'EAUTH') {
    return 'the mail server did not take the user name and password of SMTP_URL';
  }
  if (responseCode === 530) {
    return 'the mail server wants a user name and a password in SMTP_URL';
  }
  // Garbage may begin with digits; an SMTP reply has exactly three.
  if (code === 'EPROTOCOL' && (responseCode === undefined || responseCode < 100)) {
    return 'what answers at SMTP_URL does not speak as a mail server does';
  }
  if (responseCode === undefined) {
    return 'the mail server of SMTP_URL could not be reached';
  }
  if (command === 'MAIL FROM') {
    return 'the mail server did not take the sender (MAIL_FROM)';
  }
  if (command === 'RCPT TO') {
    return 'the mail server did not take the recipient now';
  }
  return 'the mail server did not take the email now';
}

/**
 * Judges why a mail was not taken. Given up only if its recipient or the mail itself can never
 * succeed. Everything else (no connection, no encryption, a wrong password, a refused sender, no
 * relaying) is the server's fault or ours and may be fixed, whatever the reply code.
 */
export function classifyRefusal(error: unknown): Refusal {
  const refusal = error as MailError;
  const { code, response, responseCode, wasHandedOver = false } = refusal;
  const status = enhanced.exec(response ?? '')?.[1];
  const isOurs = code === 'EAUTH' || code === 'ETLS';
  const signs = [responseCode, status, code].filter((sign) => sign !== undefined).join(' ');
  const classified = (isFinal: boolean, sentence: string): Refusal => ({
    isFinal,
    reason: signs ? `${sentence} (${signs})` : sentence,
    answer: response ? cutText(response.replace(control, ' ').trim(), longestAnswer) : null,
    isUnknown: wasHandedOver,
  });
  if (wasHandedOver) {
    return classified(
      false,
      'the mail server had the whole email and hung up or fell silent before it answered',
    );
  }
  const fault = isOurs ? undefined : faultOfRecipient(refusal, status);
  if (fault !== undefined) {
    return classified(true, `${takesNoMail}: ${fault}`);
  }
  if (!isOurs && refusal.command !== 'MAIL FROM' && mailIsWrong.test(status ?? '')) {
    return classified(true, 'the mail server can never take this email: its size or its content');
  }
  return classified(false, hindrance(refusal));
}
