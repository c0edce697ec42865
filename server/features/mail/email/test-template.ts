import { fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { requireMailServer } from '../../require-mail-server.ts';
import { findStaffAddress } from '../../accounts/staff/queries.ts';
import { readTemplate } from '../templates/read-template.ts';
import { transaction } from '../../transaction.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { insertTestMail } from './queries.ts';

// Otherwise a test could be used to write to many people.
const limit = { action: 'template.test', mostAnHour: 20, name: 'test emails' };

/**
 * Sends a template with made-up values to `testEmail`, or else to the actor's address, as a job
 * like every mail. 404 if there is no such template, 400 without an address, 409 without a mail
 * server, 429 after twenty within an hour. Audited.
 */
export async function testTemplate(
  context: StaffContext,
  { id, testEmail }: { id: number; testEmail?: string | null | undefined },
): Promise<{ testEmail: string }> {
  const { db, actor } = context;
  const template = await readTemplate(context, { id });
  const recipient = testEmail || (await findStaffAddress(db, actor.id));
  if (!recipient) {
    throw fieldError([{ path: 'testEmail', key: 'email.invalid' }]);
  }
  requireMailServer(context);
  await transaction(context, 'template.test', 'email_template', async (tx) => {
    await refuseTooMany(tx, actor.id, limit);
    await insertTestMail(tx, { recipient, templateId: id, language: template.language });
    return {
      entityId: id,
      after: { testEmail: recipient },
    };
  });
  return { testEmail: recipient };
}
