import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { mailTexts } from '#server/db/tables/mails.ts';

/** Stores a text; one that is known stays as it is. */
export async function insertText(
  db: Queryable,
  text: typeof mailTexts.$inferInsert,
): Promise<void> {
  await db.drizzle.insert(mailTexts).values(text).onConflictDoNothing();
}

/** Texts by their hashes, each once. */
export function findTexts(db: Queryable, hashes: readonly Buffer[]) {
  return db.drizzle
    .select()
    .from(mailTexts)
    .where(inArray(mailTexts.hash, [...hashes]));
}
