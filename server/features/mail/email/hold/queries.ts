import type { Queryable } from '#server/db/queryable.ts';
import { mailHold } from '#server/db/tables/jobs.ts';

export type HoldReason = 'asked' | 'moved';

/** The address under which mails last left, and the hold; undefined in a new database. */
export async function findHold(db: Queryable) {
  const [row] = await db.drizzle.select().from(mailHold);
  return row;
}
