import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { allMails } from '#server/db/tables/mails.ts';

/** The words of these mails, and whether they match their checksum; null without one. */
export function findWords(db: Queryable, ids: readonly number[]) {
  const { id, subject, text, html, link, wordsHash } = allMails;
  const hash = sql`hash_words(${subject}, ${text}, ${html}, ${link})`;
  return db.drizzle
    .select({ id, subject, text, html, link, isWhole: sql<boolean | null>`${wordsHash} = ${hash}` })
    .from(allMails)
    .where(inArray(id, [...ids]));
}
