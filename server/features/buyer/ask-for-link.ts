import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { Context } from '../context.ts';

/**
 * Asks for a mail with a new link to the buyer's own page. The mail worker looks the mailbox up
 * after the answer, and every address is stored by the same statement. So neither the answer nor
 * its time tells whether anyone applied with it.
 */
export async function askForLink(
  { db, language, wakeJobs }: Pick<Context, 'db' | 'language' | 'wakeJobs'>,
  { email }: { email: string },
): Promise<void> {
  await insertMail(db, { kind: 'buyer_link', recipient: email, language, payload: {} });
  wakeJobs();
}
