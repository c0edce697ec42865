import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { servedPages } from '#server/db/tables/pages.ts';

/** Notes that a page is served again; false if it is not kept. */
export async function markServed(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.drizzle
    .update(servedPages)
    .set({ lastServedAt: sql`now()` })
    .where(eq(servedPages.hash, hash));
  return rowCount === 1;
}

/** Stores a page; one that another process has just stored stays as it is. */
export async function insertPage(
  db: Queryable,
  page: typeof servedPages.$inferInsert,
): Promise<void> {
  await db.drizzle.insert(servedPages).values(page).onConflictDoNothing();
}
