import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { leadImportRows, leadImports } from '#server/db/tables/imports.ts';
import type { AuditedTransaction } from '../../transaction.ts';

export type ImportRow = typeof leadImports.$inferSelect;

export async function findImport(db: Queryable, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.drizzle.select().from(leadImports).where(eq(leadImports.id, id));
  return row;
}

/** The same, kept from every other change until the transaction ends. */
export async function lockImport(tx: AuditedTransaction, id: number) {
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

/** The import of the trials; undefined before the first. */
export async function findTestImport(db: Queryable): Promise<{ id: number } | undefined> {
  const { id, isTest } = leadImports;
  const [found] = await db.drizzle.select({ id }).from(leadImports).where(eq(isTest, true));
  return found;
}

/** Where a member can be reached; null where that is not known. */
export async function findOwnAddresses(db: Queryable, staffId: number) {
  const { rows } = await db.query<{ email: string | null; phone: string | null }>(
    `select nullif(email, '') as email, nullif(phone, '') as phone from admin_users where id = $1`,
    [staffId],
  );
  return rows[0]!;
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

interface FirstRow {
  line: number;
  cells: string[];
  /** Of the rows that fill it, in the order of their lines. */
  later: string[][];
}

const firstText = `
select line, cells, array(
    select later.cells from lead_import_rows later
    where later.import_id = $1 and later.same_as = r.line and later.reason is null
    order by later.line) as later
from lead_import_rows r
where import_id = $1 and reason is null and (same_as is null or not exists (
  select from lead_import_rows earlier where earlier.import_id = $1 and earlier.line = r.same_as))
order by line
limit $2`;

export async function findFirstRows(db: Queryable, importId: number, limit: number) {
  return (await db.query<FirstRow>(firstText, [importId, limit])).rows;
}

/** Rows that make no lead, with the reason, in the order of their lines. */
export function findRefused(db: Queryable, importId: number) {
  const { line, cells, reason } = leadImportRows;
  return db.drizzle
    .select({ line, cells, reason })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, importId), isNotNull(reason)))
    .orderBy(asc(line));
}

/** Counts the rows of an import, or those of them that make no lead. */
export async function countRows(db: Queryable, importId: number, areRefused = false) {
  const isRefused = areRefused ? isNotNull(leadImportRows.reason) : undefined;
  const [row] = await db.drizzle
    .select({ rows: count() })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, importId), isRefused));
  return row!.rows;
}

// No lead scope: an import finds whom it would store twice, whoever has them.

// By hand, so that each of the two lookups uses its own index.
const knownText = `
select distinct lower(asked.email) as known
from unnest($1::text[]) as asked (email)
join leads l on fold_mailbox(l.email) = fold_mailbox(asked.email) and (l.deleted_at is null or l.merged_into_id is not null)
union all
select distinct l.phone from leads l where l.phone = any($2::text[])
  and (l.deleted_at is null or l.merged_into_id is not null)`;

/** What a row of a file says of a person; of the two, one may be missing. */
export interface Person {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Those of these addresses, in lower case, and numbers that a lead of the office already has. */
export async function findKnownPeople(db: Queryable, people: readonly Person[]) {
  const emails = people.map(({ email }) => email);
  const phones = people.map(({ phone }) => phone);
  const { rows } = await db.query<{ known: string }>(knownText, [emails, phones]);
  return new Set(rows.map(({ known }) => known));
}

const leftText = `
select import_id as "importId", count(*)::int as count from leads
where import_id = any ($1) and deleted_at is null group by import_id`;

/** How many leads of these imports were not deleted, by import. */
export async function countLeft(db: Queryable, importIds: readonly number[]) {
  const { rows } = await db.query<{ importId: number; count: number }>(leftText, [importIds]);
  return new Map(rows.map(({ importId, count }) => [importId, count]));
}
