import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { personalPages, servedPages } from '#server/db/tables/pages.ts';
import { isOf, type Owner } from './queries.ts';

/** Notes that a page is served again; false if it is not kept. */
export async function markServed(db: Queryable, hash: Buffer) {
  const { rowCount } = await db.drizzle
    .update(servedPages)
    .set({ lastServedAt: sql`now()` })
    .where(eq(servedPages.hash, hash));
  return rowCount === 1;
}

/** Stores a page; one that another process has just stored stays as it is. */
export async function insertPage(db: Queryable, page: typeof servedPages.$inferInsert) {
  await db.drizzle.insert(servedPages).values(page).onConflictDoNothing();
}

/** Notes that a person was shown a page again; false if it is not kept. */
export async function markShown(
  db: Queryable,
  owner: Owner,
  { hash, at }: { hash: Buffer; at: Date },
) {
  const { rowCount } = await db.drizzle
    .update(personalPages)
    .set({
      lastShownAt: sql`greatest(${personalPages.lastShownAt}, ${at.toISOString()})`,
      times: sql`${personalPages.times} + 1`,
    })
    .where(and(isOf(owner), eq(personalPages.hash, hash)));
  return rowCount === 1;
}

/** Stores a page of a person; one that another process has just stored stays as it is. */
export async function insertPersonalPage(tx: Transaction, page: typeof personalPages.$inferInsert) {
  await tx.drizzle.insert(personalPages).values(page).onConflictDoNothing();
}
