import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leadImportRows, leadImports } from '#server/db/tables/imports.ts';
import type { AuditedTransaction } from '../transaction.ts';

export type ImportRow = typeof leadImports.$inferSelect;

export async function findImport(db: Queryable, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.drizzle.select().from(leadImports).where(eq(leadImports.id, id));
  return row;
}

/** The same, kept from every other change until the transaction ends. */
export async function lockImport(
  tx: AuditedTransaction,
  id: number,
): Promise<ImportRow | undefined> {
  const [row] = await tx.drizzle
    .select()
    .from(leadImports)
    .where(eq(leadImports.id, id))
    .for('no key update');
  return row;
}

export function findNewestImports(db: Queryable): Promise<ImportRow[]> {
  const { createdAt, id } = leadImports;
  return db.drizzle.select().from(leadImports).orderBy(desc(createdAt), desc(id)).limit(20);
}

/** Rows of a file after a line, in the order of their lines. */
export function findRows(
  db: Queryable,
  { importId, behind, limit }: { importId: number; behind: number; limit: number },
) {
  const { line, cells } = leadImportRows;
  return db.drizzle
    .select({ line, cells })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, importId), gt(line, behind)))
    .orderBy(asc(line))
    .limit(limit);
}

export async function countRows(db: Queryable, importId: number): Promise<number> {
  const [row] = await db.drizzle
    .select({ rows: count() })
    .from(leadImportRows)
    .where(eq(leadImportRows.importId, importId));
  return row!.rows;
}
