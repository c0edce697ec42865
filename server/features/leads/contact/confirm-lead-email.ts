import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { lockLeadOf } from '../queries.ts';
import { describeLead, readUnconfirmed } from '../read-lead.ts';
import { storeConfirmedEmail } from './writes.ts';

/** Confirms a changed address for a person whose given one takes no emails. Audited. */
export async function confirmLeadEmail(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
) {
  const { actor } = context;
  await transaction(context, 'lead.confirm_email', 'lead', async (tx) => {
    const { email } = await lockLeadOf(tx, actor, id);
    const asked = await readUnconfirmed({ db: tx, actor }, { id, email });
    if (!asked?.mayConfirm) {
      throw new HttpError(
        409,
        'This needs an email that the given address refused for good, and an admin who did not change the address.',
      );
    }
    await storeConfirmedEmail(tx, id, email);
    return { entityId: id, after: { confirmedEmail: email, reason } };
  });
  return describeLead(context, id);
}
