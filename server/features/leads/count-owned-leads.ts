import type { Queryable } from '#server/db/queryable.ts';
import type { AuditedTransaction } from '../transaction.ts';

/** How many leads each of these members owns, of those who own any. */
export async function countOwnedLeads(
  db: Queryable,
  staffIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ id: number; count: number }>(
    `select owner_id as id, count(*)::int as count from leads
     where owner_id = any($1::bigint[]) and deleted_at is null group by owner_id`,
    [staffIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Gives all leads of somebody to a colleague, or to the queue; answers how many. */
export async function moveLeadsOf(
  tx: AuditedTransaction,
  fromId: number,
  { toId }: { toId: number | null; actorId: number },
): Promise<number> {
  const { rowCount } = await tx.query('update leads set owner_id = $2 where owner_id = $1', [
    fromId,
    toId,
  ]);
  return rowCount ?? 0;
}
