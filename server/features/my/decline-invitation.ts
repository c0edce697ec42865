import { system } from '#server/platform/actor.ts';
import { openInvitation } from '../affiliates/clients/read-invitation.ts';
import { deleteInvitationsOf } from '../affiliates/clients/writes.ts';
import type { Services } from '../context.ts';
import { keepDoNotContact } from '../reach/keep-do-not-contact.ts';
import { nothingChanged, transactionOfMany } from '../transaction.ts';

interface Declined {
  token: string;
  ipAddress: string;
}

/**
 * Someone whom a partner named wants no such email: what was told of them goes at once, and a digest
 * of their mailbox keeps others from writing to it. False for a link that is none. Audited.
 */
export async function declineInvitation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, ipAddress }: Declined,
): Promise<boolean> {
  return transactionOfMany({ db, actor: system, ipAddress }, async (tx) => {
    const invitation = await openInvitation(tx, token);
    if (invitation === undefined) {
      return { changes: nothingChanged, result: false };
    }
    const { id, email, affiliateId } = invitation;
    const deleted = await deleteInvitationsOf(tx, email);
    await keepDoNotContact(tx, [{ phone: '', email }], clock.now());
    const change = {
      action: 'affiliate.client_declined',
      entity: 'affiliate',
      entityId: affiliateId,
      after: { invitationId: id, deleted },
    };
    return { changes: [change], result: true };
  });
}
