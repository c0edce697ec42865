import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../../require-admin.ts';
import { noSuchMail } from './policy.ts';
import { presentWholeMail } from './present.ts';
import { findSentMail } from './queries.ts';

/**
 * One mail with its words, unless they hold a key; 403 for staff who are not admins, 404 if there is
 * none. Audited, because it is about a person.
 */
export async function readSentMail(context: Context<StaffActor>, { id }: { id: number }) {
  requireAdmin(context.actor);
  const mail = await findSentMail(context.db, id);
  if (!mail) {
    throw noSuchMail();
  }
  await auditRead(context, {
    action: 'mail.view',
    entity: 'job',
    entityId: id,
  });
  return presentWholeMail(mail);
}
