import { randomId, sha256 } from '#server/outside/ids.ts';
import type { Context, StaffContext } from '../../context.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { ofOneLead } from './queries.ts';
import { insertBulk, insertItems } from './writes.ts';

// If mails are sent at once, a change can still be undone for a moment.
const leastMinutes = 5;

/** For how long a change of a status can be undone: its mails wait as long. */
export function undoMinutes({ config }: Pick<Context, 'config'>): number {
  return Math.max(config.milestoneMailMinutes, leastMinutes);
}

/** Lets its actor undo a new status as a change of many leads is undone. */
export async function offerUndo(
  tx: AuditedTransaction,
  { actor, config, now }: Pick<StaffContext, 'actor' | 'config' | 'now'>,
  { id: leadId, status: fromStatus }: { id: number; status: string },
  { status, changeId }: { status?: string | undefined; changeId: number },
) {
  const key = `${ofOneLead}${randomId()}`;
  const bulk = { kind: 'status', toStatus: status ?? null, undoesId: null };
  const id = await insertBulk(tx, { ...bulk, key, requestHash: sha256(key), actorId: actor.id });
  await insertItems(tx, id!, [
    { leadId, outcome: 'changed', fromStatus, statusChangeId: changeId },
  ]);
  const until = new Date(now.getTime() + undoMinutes({ config }) * 60_000);
  return { id: id!, until };
}
