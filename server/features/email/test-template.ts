import type { StaffActor } from '#server/platform/actor.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { findOwnAddress } from '../staff/find-own-address.ts';
import { readTemplate } from '../templates/read-template.ts';
import { transaction } from '../transaction.ts';
import { insertTestMail } from './queries.ts';

interface Test {
  id: number;
  testEmail?: string | null | undefined;
}

/**
 * Sends a template to the own address of the actor, filled with made-up values, by the way that all
 * mails go. 404 for no template, 400 for another address, 409 without an address of one's own or
 * without a mail server. Audited.
 */
export async function testTemplate(
  context: Context<StaffActor>,
  { id, testEmail }: Test,
): Promise<{ testEmail: string }> {
  const { db, actor, mailer } = context;
  const template = await readTemplate(context, { id });
  const own = await findOwnAddress(db, actor.id);
  if (own === null) {
    throw new HttpError(
      409,
      'Your profile has no email address. Enter one there: test mails go to your own address.',
    );
  }
  if (testEmail && testEmail.toLowerCase() !== own.toLowerCase()) {
    throw fieldError([{ path: 'testEmail', key: 'testEmail.own' }]);
  }
  if (!mailer.hasServer) {
    throw new HttpError(
      409,
      'Not sent: no mail server. Whoever runs this server names one in SMTP_URL.',
    );
  }
  const entry = { action: 'template.test', entity: 'email_template' };
  await transaction(context, entry, async (tx) => {
    await insertTestMail(tx, { recipient: own, templateId: id, language: template.language });
    return {
      entityId: id,
      result: undefined,
    };
  });
  context.wakeJobs();
  return { testEmail: own };
}
