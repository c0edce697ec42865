import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { updateActivity } from './queries.ts';

/** Makes a partner inactive; 404 for an unknown one. Audited. */
export function putAffiliateToSleep(context: Context<StaffActor>, { id }: { id: number }) {
  const entry = { action: 'affiliate.sleep', entity: 'affiliate' };
  return transaction(context, entry, async (tx) => {
    const result = await updateActivity(tx, id, false);
    if (!result) {
      throw new HttpError(404, 'Affiliate not found');
    }
    return { entityId: id, after: result, result };
  });
}
