import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { noSuchMail } from './policy.ts';
import { presentWholeMail } from './present.ts';
import { findSentMail } from './queries.ts';

/**
 * One mail with its words, unless they hold a key; 404 if there is none. Written down: it speaks of
 * a person.
 */
export async function readSentMail(context: Context<StaffActor>, { id }: { id: number }) {
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
