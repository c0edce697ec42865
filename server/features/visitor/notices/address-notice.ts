import type * as z from 'zod/mini';
import type { addressBody } from '#core/contract/visitor/notice.ts';
import { countMails, lockMailbox } from '#server/db/jobs/insert-mails.ts';
import { demand, fieldError } from '#server/platform/http-error.ts';
import { consentValues } from '../applications/consent-values.ts';
import type { Context } from '../../context.ts';
import { alreadyAddressed, mostMailsADay, noSuchNotice, tooManyMails } from './policy.ts';
import { findNoticeByToken } from './queries.ts';
import { addressByEmail, addressByLetter } from './writes.ts';

/**
 * Stores the address of a notice. With the consent to it, it is mailed at once; else staff send it
 * as a letter. 400 without the address that is needed, 404 if there is no such token, 409 if it has
 * an address, 429 for a mailbox that got too many.
 */
export async function addressNotice(context: Context, wish: z.output<typeof addressBody>) {
  const { db, programme, now } = context;
  const { token, agrees, email, postalAddress } = wish;
  const notice = demand(await findNoticeByToken(db, token), noSuchNotice);
  if (notice.way !== null) {
    throw alreadyAddressed();
  }
  const terms = await programme.currentTerms();
  const claimed = { ...wish, consentTicked: agrees ? wish.consentTicked : ('none' as const) };
  const consent = consentValues('notice_by_email', claimed, terms, context);
  if (!agrees || !consent?.granted) {
    if (agrees) {
      throw fieldError([{ path: 'consentVersion', key: 'consent.required' }]);
    }
    if (postalAddress === undefined) {
      throw fieldError([{ path: 'postalAddress', key: 'text.line' }]);
    }
    const sent = await addressByLetter(db, notice.id, { postalAddress, at: now });
    const { text } = demand(sent, alreadyAddressed);
    return { way: 'letter' as const, text };
  }
  if (email === undefined) {
    throw fieldError([{ path: 'email', key: 'email.valid' }]);
  }
  // Thrown inside, so that a refused call leaves no consent.
  const { text } = await db.transaction(async (tx) => {
    await lockMailbox(tx, email);
    if ((await countMails(tx, 'negative_notice', email)) >= mostMailsADay) {
      throw tooManyMails();
    }
    return demand(
      await addressByEmail(tx, notice.id, { email, consent, at: now }),
      alreadyAddressed,
    );
  });
  context.wakeJobs();
  return { way: 'email' as const, text };
}

/** The browser tab and the number that a notice was answered to; 404 if there is no such token. */
export async function whoseNotice({ db }: Pick<Context, 'db'>, token: string) {
  const { sessionId, mobileNumber } = demand(await findNoticeByToken(db, token), noSuchNotice);
  return { sessionId, mobileNumber };
}
