import { demand, HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { transaction } from '../../transaction.ts';
import { noSuchLead } from '../../scoped-leads.ts';
import { lockLead } from '../queries.ts';
import { describeLead, readUnconfirmed } from '../read-lead.ts';
import { storeConfirmedEmail } from './writes.ts';

/** Confirms a changed address for a person whose given one takes no emails. Audited. */
export async function confirmLeadEmail(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
) {
  const { actor } = context;
  const entry = { action: 'lead.confirm_email', entity: 'lead' };
  await transaction(context, entry, async (tx) => {
    const { email } = demand(await lockLead(tx, leadScopeOf(actor), id), noSuchLead);
    const asked = await readUnconfirmed({ db: tx, actor }, { id, email });
    if (!asked?.mayConfirm) {
      throw new HttpError(
        409,
        'This needs an email that the given address refused for good, and an admin who did not change the address.',
      );
    }
    await storeConfirmedEmail(tx, id, email);
    return { entityId: id, after: { confirmedEmail: email, reason }, result: undefined };
  });
  return describeLead(context, id);
}
