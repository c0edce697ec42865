import type { Queryable } from '#server/db/queryable.ts';

/** How many leads each of these members owns; members without leads are left out. */
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
