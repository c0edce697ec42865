import type { MailError } from '#server/outside/mail.ts';
import { randomId } from '#server/outside/ids.ts';
import type { StaffContext } from '../../context.ts';
import { requireMailServer } from '../../require-mail-server.ts';
import { transaction } from '../../transaction.ts';
import { classifyRefusal } from './classify-refusal.ts';
import { refuseTooMany } from './refuse-too-many.ts';

const limit = { action: 'mail.test', mostAnHour: 20, name: 'test emails' };
const subject = 'Test of the mail server';
const text =
  'This email shows that the mail server of your site takes emails and hands them on. Look at its sender, and whether it went to the spam folder.';

/**
 * Sends a mail to `to` at once, not as a job, and returns what the mail server answered, be it yes
 * or no. 409 without a mail server, 429 after twenty within an hour. Audited, and an accepted one
 * again.
 */
export async function testMailServer(context: StaffContext, { to }: { to: string }) {
  requireMailServer(context);
  const { actor, mailer, config } = context;
  const keep = (action: string, after: object) =>
    transaction(context, action, 'mail', async (tx) => {
      if (action === limit.action) {
        await refuseTooMany(tx, actor.id, limit);
      }
      return { entityId: null, after };
    });
  await keep(limit.action, { testEmail: to });
  try {
    const messageId = `<${randomId()}@${new URL(config.publicUrl).hostname}>`;
    const said = await mailer.send({ to, subject, text, html: `<p>${text}</p>`, messageId });
    await keep('mail.test_taken', { testEmail: to });
    return { sent: true, said };
  } catch (error) {
    const { answer, reason } = classifyRefusal(error as MailError);
    return { sent: false, said: answer === null ? reason : `${reason}: ${answer}` };
  }
}
