import type { StaffActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { findBulkByKey } from './queries.ts';
import { insertBulk, type NewBulk } from './writes.ts';

type Bulk = Omit<NewBulk, 'actorId'>;

/**
 * The number under which a change of many leads is known: of the one that this person began under the
 * same key, else a new one, with a line in the audit log that says how many leads were chosen. 409
 * where the key stands for something else.
 */
export async function beginBulk(
  context: Context<StaffActor>,
  bulk: Bulk,
  count: number,
): Promise<number> {
  const actorId = context.actor.id;
  const begun = await transactionOfMany(context, async (tx) => {
    const id = await insertBulk(tx, { ...bulk, actorId });
    const change = {
      action: `lead.bulk_${bulk.kind}`,
      entity: 'lead',
      entityId: null,
      after: {
        change: id,
        chosen: count,
        ...(bulk.toStatus !== null && { status: bulk.toStatus }),
      },
    };
    return {
      changes: id === undefined ? nothingChanged : [change],
      result: id,
    };
  });
  if (begun !== undefined) {
    return begun;
  }
  const earlier = (await findBulkByKey(context.db, actorId, bulk.key))!;
  if (earlier.requestHash !== bulk.requestHash) {
    throw new HttpError(409, 'This key stands for another change of leads. Choose a new one.');
  }
  return earlier.id;
}
