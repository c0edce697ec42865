import type * as z from 'zod/mini';
import type { addressBody } from '#core/contract/notice/notice.ts';
import { countMails } from '#server/db/jobs/insert-mails.ts';
import { demand, fieldError } from '#server/platform/http-error.ts';
import { consentValues } from '../applications/consent-values.ts';
import type { Context } from '../context.ts';
import { alreadyAddressed, mostMailsADay, noSuchNotice, tooManyMails } from './policy.ts';
import { findNoticeByToken } from './queries.ts';
import { addressByEmail, addressByLetter } from './writes.ts';

/**
 * Takes where a notice goes. With the consent to it, it is mailed at once; else staff send it as a
 * letter. 400 without the address that is needed, 404 for a token that is none, 409 if it has an
 * address, 429 for a mailbox that got too many.
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
    if (!(await addressByLetter(db, notice, { postalAddress, at: now }))) {
      throw alreadyAddressed();
    }
    return { way: 'letter' as const, text: notice.text };
  }
  if (email === undefined) {
    throw fieldError([{ path: 'email', key: 'email.valid' }]);
  }
  if ((await countMails(db, 'negative_notice', email)) >= mostMailsADay) {
    throw tooManyMails();
  }
  const isAddressed = await db.transaction((tx) =>
    addressByEmail(tx, notice, { email, consent, name: notice.name, at: now }),
  );
  if (!isAddressed) {
    throw alreadyAddressed();
  }
  context.wakeJobs();
  return { way: 'email' as const, text: notice.text };
}
