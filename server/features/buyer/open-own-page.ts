import type { Context } from '../context.ts';
import { openLink } from '../accounts/buyer-links/open-link.ts';
import type { NewLink } from '../accounts/buyer-links/make-link.ts';
import { findBuyerPhone } from './as-buyer.ts';
import { insertMail } from '#server/db/jobs/insert-mails.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Opens a link in a browser that names the last four digits of the telephone that the person gave;
 * returns what the browser keeps. 404 for no link, 403 for wrong digits, 429 after five of them.
 */
export async function openOwnPage(
  { db }: Pick<Context, 'db'>,
  { token, phoneLast4 }: { token: string; phoneLast4: string },
): Promise<Pick<NewLink, 'token' | 'browserKey'> & { isReadOnly: boolean }> {
  return openLink(db, token, async (buyer) => {
    const phone = await findBuyerPhone(db, buyer);
    return phone === undefined ? null : digitsOf(phone).slice(-4) === phoneLast4;
  });
}

/**
 * Asks for a mail with a new link to the buyer's own page. The mail worker looks the mailbox up
 * after the answer, and every address is stored by the same statement. So neither the answer nor
 * its time tells whether anyone applied with it.
 */
export async function askForLink(
  { db, language, wakeJobs }: Pick<Context, 'db' | 'language' | 'wakeJobs'>,
  { email }: { email: string },
) {
  await insertMail(db, { kind: 'buyer_link', recipient: email, language, payload: {} });
  wakeJobs();
}
