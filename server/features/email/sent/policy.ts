import { secretMails } from '#core/domain/mail/mail-kind.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { SentMail } from './queries.ts';

export const noSuchMail = (): HttpError =>
  new HttpError(404, 'There is no email with this number.');

const secret =
  'This email contained a secure link that was not stored. The affiliate can request a new one on the login page.';
const wayBack =
  'This email may have contained a secure link that was not stored. It cannot be sent again.';
const waiting = 'This email is still waiting to be sent: there is nothing to send again.';
const notWanted = 'The recipient does not want emails of this kind.';
const withheld = 'This email was held on purpose. Confirm that you want to send it anyway.';

/** Why a mail may not be sent again; null where it may. Of those kept back `isMeant` says yes. */
export function reasonNotToResend(
  { kind, status }: Pick<SentMail, 'kind' | 'status'>,
  isMeant: boolean,
): string | null {
  if (secretMails.has(kind)) {
    return kind === 'password_reset' ? secret : wayBack;
  }
  if (status === 'waiting') {
    return waiting;
  }
  if (status !== 'withheld') {
    return null;
  }
  // Kept back because of how it was applied, and not because somebody said no.
  if (kind !== 'application_received') {
    return notWanted;
  }
  return isMeant ? null : withheld;
}
