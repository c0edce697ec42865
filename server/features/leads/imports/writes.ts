import { and, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leadImportRows, leadImports } from '#server/db/tables/imports.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { ImportRow } from './queries.ts';
import { leads } from '#server/db/tables/leads.ts';
import { changedNow } from '../writes.ts';

type NewImport = Pick<ImportRow, 'staffId' | 'fileName' | 'encoding' | 'columns' | 'rowCount'>;

export async function insertImport(tx: AuditedTransaction, file: NewImport) {
  const [row] = await tx.drizzle.insert(leadImports).values(file).returning({ id: leadImports.id });
  return row!.id;
}

/** Counts one more trial in the import of all, which begins with the first; returns its id. */
export async function openTestImport(tx: AuditedTransaction, staffId: number) {
  const { rows } = await tx.query<{ id: number }>(
    `insert into lead_imports as i
       (staff_id, file_name, encoding, columns, row_count, imported, state, is_test)
     values ($1, 'Test applications', 'utf-8', '[]', 1, 1, 'done', true)
     on conflict (is_test) where is_test
     do update set state = 'done', row_count = i.row_count + 1, imported = i.imported + 1
     returning id`,
    [staffId],
  );
  return rows[0]!.id;
}

/** Removes an import that made no leads, with its rows. */
export async function removeImport(tx: AuditedTransaction, id: number) {
  await tx.drizzle.delete(leadImports).where(eq(leadImports.id, id));
}

/** Keeps rows of a file; they are not records of the lender before they become leads. */
export async function insertRows(
  db: Queryable,
  importId: number,
  rows: readonly { line: number; cells: readonly string[] }[],
) {
  await db.query(
    `insert into lead_import_rows (import_id, line, cells)
     select $1, line, cells from jsonb_to_recordset($2::jsonb) as row (line integer, cells jsonb)`,
    [importId, JSON.stringify(rows)],
  );
}

export async function changeImport(
  tx: AuditedTransaction,
  id: number,
  changes: Partial<Pick<ImportRow, 'mapping' | 'consentBasis' | 'state'>>,
) {
  await tx.drizzle.update(leadImports).set(changes).where(eq(leadImports.id, id));
}

/** Counts rows that became leads, and rows that were left out. */
export async function countDone(
  tx: AuditedTransaction,
  id: number,
  { imported, skipped }: { imported: number; skipped: number },
) {
  await tx.drizzle
    .update(leadImports)
    .set({
      imported: sql`${leadImports.imported} + ${imported}`,
      skipped: sql`${leadImports.skipped} + ${skipped}`,
    })
    .where(eq(leadImports.id, id));
}

/** What is known of a row before it is imported. */
export interface RowMark {
  line: number;
  sameAs?: number;
  reason?: string;
}

/** Keeps which rows fill an earlier one and which make no lead; other rows are as they were. */
export async function markRows(
  tx: AuditedTransaction,
  importId: number,
  marks: readonly RowMark[],
) {
  await tx.query(
    `update lead_import_rows r set same_as = mark."sameAs", reason = left(mark.reason, 2000)
     from jsonb_to_recordset($2::jsonb) as mark (line integer, "sameAs" integer, reason text)
     where r.import_id = $1 and r.line = mark.line`,
    [importId, JSON.stringify(marks)],
  );
}

/** Forgets what an earlier check found. */
export async function unmarkRows(tx: AuditedTransaction, importId: number) {
  const { sameAs, reason } = leadImportRows;
  await tx.drizzle
    .update(leadImportRows)
    .set({ sameAs: null, reason: null })
    .where(and(eq(leadImportRows.importId, importId), or(isNotNull(sameAs), isNotNull(reason))));
}

/** Removes rows, those of some lines with the rows that fill them. */
export async function removeRows(
  tx: AuditedTransaction,
  importId: number,
  lines?: readonly number[],
) {
  const { line, sameAs } = leadImportRows;
  const isOfLines = lines && or(inArray(line, [...lines]), inArray(sameAs, [...lines]));
  await tx.drizzle
    .delete(leadImportRows)
    .where(and(eq(leadImportRows.importId, importId), isOfLines));
}

// No lead scope: the leads of one import, which its maker undoes.

// A lead of the import may stand for a person who also applied here or came with another file, even
// through a chain of merged leads. Deleting it would delete that person.
const standsForAnother = sql`exists (
  select from ${leads} merged
  where merged.id = any (leads_of_person(${leads.id}))
    and merged.import_id is distinct from ${leads.importId})`;

/**
 * Locks at most `limit` leads of an import that stand for no other lead. Waits for merges that are
 * under way and lets none begin. Locks in the order of ids, as a merge locks its two leads.
 */
export async function lockImported(tx: AuditedTransaction, importId: number, limit: number) {
  const rows = await tx.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.importId, importId), isNull(leads.deletedAt), not(standsForAnother)))
    .orderBy(leads.id)
    .limit(limit)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Returns the leads that it deleted; those that stand for another one by now are left. */
export async function markImportedDeleted(tx: AuditedTransaction, locked: readonly number[]) {
  const { id, homePrice, deletedAt } = leads;
  const rows = await tx.drizzle
    .update(leads)
    .set({ deletedAt: sql`now()`, updatedAt: changedNow })
    .where(and(inArray(id, [...locked]), not(standsForAnother)))
    .returning({ leadId: id, homePrice, deletedAt });
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }));
}
