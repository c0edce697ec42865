import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { heroMedia } from '#server/db/tables/back-office.ts';

/** The active film or picture; at most one by an index of the database. */
export async function findActive(db: Queryable) {
  const { id, mediaType, fileName, filePath, mimeType } = heroMedia;
  const [row] = await db.drizzle
    .select({
      id,
      mediaType,
      fileName,
      filePath,
      mimeType,
    })
    .from(heroMedia)
    .where(eq(heroMedia.isActive, true));
  return row;
}
