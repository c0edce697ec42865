import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { holdsWords } from '#server/db/search/holds-words.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { heroMedia } from '#server/db/tables/back-office.ts';
import { adminUsers, affiliates } from '#server/db/tables/people.ts';
import { termsRevisions } from '#server/db/tables/programme.ts';
import { addressOf } from '#server/outside/uploads/upload-names.ts';
import type { AuditedTransaction } from '../../transaction.ts';

export type HeroMediaRow = typeof heroMedia.$inferSelect;
export type NewHeroMedia = Omit<typeof heroMedia.$inferInsert, 'id' | 'isActive' | 'createdAt'>;

/** The active film or picture; a unique index allows only one. */
export async function findActive(db: Queryable) {
  const { id, mediaType, fileName, filePath, mimeType, posterPath } = heroMedia;
  const [row] = await db.drizzle
    .select({ id, mediaType, fileName, filePath, mimeType, posterPath })
    .from(heroMedia)
    .where(eq(heroMedia.isActive, true));
  return row;
}

/** All of them, or those whose original name holds the words of `q`. */
export function heroMediaList({ q }: { q?: string | undefined }) {
  return {
    table: heroMedia,
    columns: getTableColumns(heroMedia),
    sorts: { createdAt: byColumn(heroMedia.createdAt) },
    where: q ? holdsWords(sql`fold_text(${heroMedia.originalName})`, q) : undefined,
  };
}

/** Whether a row names a file that begins with `base`. */
export async function isNamed(db: Queryable, base: string) {
  const begins = (column: AnyPgColumn | SQL) => sql`starts_with(${column}, ${addressOf(base)})`;
  const { filePath, posterPath } = heroMedia;
  // Of every revision: what held before may hold again.
  const logo = sql`${termsRevisions.terms} ->> 'logo'`;
  const [media, photos, pictures, logos] = await Promise.all([
    db.drizzle.$count(heroMedia, or(begins(filePath), begins(posterPath))),
    db.drizzle.$count(adminUsers, begins(adminUsers.photo)),
    db.drizzle.$count(affiliates, begins(affiliates.picture)),
    db.drizzle.$count(termsRevisions, begins(logo)),
  ]);
  return media + photos + pictures + logos > 0;
}

export async function insertMedia(tx: AuditedTransaction, media: NewHeroMedia) {
  const [row] = await tx.drizzle.insert(heroMedia).values(media).returning();
  return row!;
}

/**
 * One of them, locked until the transaction ends. Changes are serialised, because which one is
 * active depends on several rows.
 */
export async function lockMedia(tx: AuditedTransaction, id: number) {
  await tx.drizzle.execute(sql`lock table ${heroMedia} in share row exclusive mode`);
  const [row] = await tx.drizzle.select().from(heroMedia).where(eq(heroMedia.id, id));
  return row;
}

/** Activates it, after `lockMedia`; returns it and the id of the former one. */
export async function activate(tx: AuditedTransaction, id: number) {
  const [before] = await tx.drizzle
    .update(heroMedia)
    .set({ isActive: false })
    .where(eq(heroMedia.isActive, true))
    .returning({ id: heroMedia.id });
  const [row] = await tx.drizzle
    .update(heroMedia)
    .set({ isActive: true })
    .where(eq(heroMedia.id, id))
    .returning();
  return { row: row!, before: before?.id ?? null };
}

export async function updatePictures(
  tx: AuditedTransaction,
  id: number,
  pictures: Pick<HeroMediaRow, 'posterPath' | 'thumbnailPath'>,
): Promise<HeroMediaRow> {
  const [row] = await tx.drizzle
    .update(heroMedia)
    .set(pictures)
    .where(eq(heroMedia.id, id))
    .returning();
  return row!;
}

export async function deleteMedia(tx: AuditedTransaction, id: number) {
  await tx.drizzle.delete(heroMedia).where(eq(heroMedia.id, id));
}
