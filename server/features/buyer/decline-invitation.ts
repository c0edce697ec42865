import { system } from '#server/platform/actor.ts';
import { openInvitation } from '../partners/affiliates/clients/invite-client.ts';
import { deleteInvitationsOf } from '../partners/affiliates/clients/writes.ts';
import type { Services } from '../context.ts';
import { keepDoNotContact } from '../permission/queries.ts';
import { nothingChanged, transactionOfMany } from '../transaction.ts';

/**
 * Declines a partner's invitation. The partner's data on the person is deleted at once, and a
 * digest of the mailbox keeps other partners from inviting it. False for an unknown link. Audited.
 */
export async function declineInvitation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, ipAddress }: { token: string; ipAddress: string },
) {
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
