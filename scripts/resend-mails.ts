import { resendMails } from '#server/features/mail/email/sent/resend-mail.ts';
import { system } from '#server/platform/actor.ts';
import { argumentOrEnd, endWith, isOnServer, onDatabase } from './on-database.ts';

const days = Number(argumentOrEnd('Say of how many days: npm run resend-mails -- <days>'));
if (!Number.isInteger(days) || days < 1 || days > 3650) {
  endWith('The number of days must be a whole number from 1 to 3650.');
}
const whenMissing = (folder: string) => `There is no database yet (DATA_DIR is ${folder}).`;
await onDatabase(whenMissing, async (db) => {
  const count = await resendMails({ db, actor: system, ipAddress: null }, { days });
  const next = isOnServer ? 'the running server sends them' : 'start the server, which sends them';
  console.log(`${count} mails of the last ${days} days wait again: ${next}.`);
});
