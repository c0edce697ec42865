import { system } from '#server/platform/actor.ts';
import { useConfirmation } from '../accounts/buyer-links/open-link.ts';
import type { Context } from '../context.ts';
import { storeConfirmedEmail } from '../leads/contact/writes.ts';
import { transaction } from '../transaction.ts';

/** Confirms the changed address of a lead; 404 for a used link or another address by now. Audited. */
export async function confirmEmail(
  { db, ipAddress }: Pick<Context, 'db' | 'ipAddress'>,
  { token }: { token: string },
): Promise<void> {
  const entry = { action: 'lead.confirm_email', entity: 'lead' };
  await transaction({ db, actor: system, ipAddress }, entry, async (tx) => {
    const { leadId, email } = await useConfirmation(tx, token);
    await storeConfirmedEmail(tx, leadId, email);
    return { entityId: leadId, after: { confirmedEmail: email }, result: undefined };
  });
}
