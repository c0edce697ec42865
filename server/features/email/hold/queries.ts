import { isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { mailHold } from '#server/db/tables/jobs.ts';

export type HoldReason = 'asked' | 'moved';

/** The address under which mails last left, and the hold; undefined in a new database. */
export async function findHold(db: Queryable) {
  const [row] = await db.drizzle.select().from(mailHold);
  return row;
}

/** Whether mails are held; false in a database that never sent any. */
export async function isHeld(db: Queryable): Promise<boolean> {
  const held = await db.drizzle.$count(mailHold, isNotNull(mailHold.heldSince));
  return held > 0;
}
