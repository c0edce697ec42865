import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { uploadParts } from '#server/db/tables/files.ts';

export async function findStored(db: Queryable, names: string[]): Promise<Set<string>> {
  const { name, number } = uploadParts;
  const rows = await db.drizzle
    .select({ name })
    .from(uploadParts)
    .where(and(inArray(name, names), eq(number, 0)));
  return new Set(rows.map((row) => row.name));
}

export async function countParts(db: Queryable, fileName: string) {
  const [row] = await db.drizzle
    .select({ parts: count() })
    .from(uploadParts)
    .where(eq(uploadParts.name, fileName));
  return row!.parts;
}

export async function readPart(db: Queryable, fileName: string, at: number) {
  const { name, number, bytes } = uploadParts;
  const [row] = await db.drizzle
    .select({ bytes })
    .from(uploadParts)
    .where(and(eq(name, fileName), eq(number, at)));
  return row?.bytes;
}

/** A part that is there stays: servers with the same file may store it at the same time. */
export async function insertPart(
  db: Queryable,
  part: { name: string; number: number; bytes: Buffer },
) {
  await db.drizzle.insert(uploadParts).values(part).onConflictDoNothing();
}

/** Removes the files that begin with `base`. */
export async function deleteParts(db: Queryable, base: string) {
  await db.drizzle.delete(uploadParts).where(sql`starts_with(${uploadParts.name}, ${base})`);
}

/** The first 24 characters of the names of files that were stored more than an hour ago. */
export async function findSettledBases(db: Queryable): Promise<string[]> {
  const { name, number, storedAt } = uploadParts;
  const base = sql<string>`left(${name}, 24)`;
  const rows = await db.drizzle
    .selectDistinct({ base })
    .from(uploadParts)
    .where(and(eq(number, 0), sql`${storedAt} < now() - interval '1 hour'`));
  return rows.map((row) => row.base);
}
