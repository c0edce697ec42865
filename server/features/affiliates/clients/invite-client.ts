import { insertMail } from '#server/db/jobs/insert-mails.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { insertInvitation, type NewInvitation } from './writes.ts';

/** Stores an invitation with the mail that brings its link. Returns its number. */
export async function inviteClient(
  tx: AuditedTransaction,
  invitation: NewInvitation,
): Promise<number> {
  const { id, language } = await insertInvitation(tx, invitation);
  await insertMail(tx, {
    kind: invitation.linkId === undefined ? 'client_invitation' : 'guest_invitation',
    event: `invitation:${id}`,
    recipient: invitation.email,
    language,
    payload: { invitationId: id },
  });
  return id;
}
