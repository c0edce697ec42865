import { isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { mailHold } from '#server/db/tables/jobs.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

type HoldReason = 'asked' | 'moved';

/** The address under which mails last left, and the hold; undefined in a new database. */
export async function findHold(db: Queryable) {
  const [row] = await db.drizzle.select().from(mailHold);
  return row;
}

/** Mails leave under this address from now on. */
export async function keepUrl(db: Queryable, publicUrl: string) {
  await db.drizzle
    .insert(mailHold)
    .values({ publicUrl })
    .onConflictDoUpdate({ target: mailHold.isOnly, set: { publicUrl } });
}

/** Holds the mails of every process, unless they are held already. */
export async function hold(db: Queryable, reason: HoldReason) {
  await db.drizzle
    .update(mailHold)
    .set({ heldSince: sql`now()`, reason })
    .where(isNull(mailHold.heldSince));
}

export async function release(tx: AuditedTransaction, publicUrl: string) {
  await tx.drizzle.update(mailHold).set({ publicUrl, heldSince: null, reason: null });
}
