import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { consentTexts } from '#core/domain/permission/consent.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import type { UncheckedRule } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import {
  consentTexts as publishedTexts,
  factConfirmations,
  programmeRules,
  termsRevisions,
  termsVersions,
} from '#server/db/tables/programme.ts';
import type { TermValues } from '#core/domain/programme/term-values.ts';

export async function listRules(db: Queryable): Promise<UncheckedRule[]> {
  const rows = await db.drizzle
    // As the driver has it: Drizzle would parse a text again, and take its digits for a number.
    .select({ ...getTableColumns(programmeRules), value: sql<unknown>`${programmeRules.value}` })
    .from(programmeRules)
    .orderBy(programmeRules.key, programmeRules.effectiveFrom, programmeRules.id);
  return rows.map(({ key, value, effectiveFrom, effectiveTo, source, basis }) => ({
    key,
    value,
    effectiveFrom,
    effectiveTo,
    source,
    ...(basis === null ? {} : { basis }),
  }));
}

/** Stores terms under the hash of their content; equal terms share one row. */
export async function storeTerms(db: Queryable, row: { id: string; asOf: string; terms: unknown }) {
  await db.drizzle.insert(termsVersions).values(row).onConflictDoNothing();
}

// By hand, with `->` instead of a record: a rule whose value is JSON null must stay a rule.
const missingRules = `
insert into programme_rules (key, value, effective_from, effective_to, source, basis)
select
  r->>'key',
  r->'value',
  (r->>'effectiveFrom')::date,
  (r->>'effectiveTo')::date,
  r->>'source',
  r->>'basis'
from jsonb_array_elements($1::jsonb) r
where not exists (select 1 from programme_rules p where p.key = r->>'key')`;

/** Adds the default rule of each key that has none, and each missing text of a consent. */
export async function insertDefaults(db: Queryable) {
  await db.query(missingRules, [JSON.stringify(defaultRules)]);
  const published = consentTexts.map(({ channels, ...text }) => ({
    ...text,
    channels: [...channels],
  }));
  await db.drizzle.insert(publishedTexts).values(published).onConflictDoNothing();
}

export type RevisionRow = typeof termsRevisions.$inferSelect;

export function findRevisions(db: Queryable): Promise<RevisionRow[]> {
  const { createdAt, id } = termsRevisions;
  return db.drizzle.select().from(termsRevisions).orderBy(desc(createdAt), desc(id));
}

export async function findRevision(db: Queryable, id: number): Promise<RevisionRow | undefined> {
  const [row] = await db.drizzle.select().from(termsRevisions).where(eq(termsRevisions.id, id));
  return row;
}

/** Published revisions that were not withdrawn, in order of publication. */
export function findPublished(db: Queryable): Promise<RevisionRow[]> {
  const { publishedAt, withdrawnAt, id } = termsRevisions;
  return db.drizzle
    .select()
    .from(termsRevisions)
    .where(and(isNotNull(publishedAt), isNull(withdrawnAt)))
    .orderBy(asc(publishedAt), asc(id));
}

export async function countPublications(db: Queryable) {
  const { publishedAt, withdrawnAt } = termsRevisions;
  const [row] = await db.drizzle
    .select({ count: sql<number>`(count(${publishedAt}) + count(${withdrawnAt}))::int` })
    .from(termsRevisions);
  return row!.count;
}

/** Who published or withdrew last; null if there was no publication. */
export async function findLastPublisher(db: Queryable) {
  const { publishedAt, publishedBy, withdrawnAt, withdrawnBy } = termsRevisions;
  const [row] = await db.drizzle
    .select({ staffId: sql<number | null>`coalesce(${withdrawnBy}, ${publishedBy})` })
    .from(termsRevisions)
    .where(isNotNull(publishedAt))
    .orderBy(desc(sql`greatest(${publishedAt}, ${withdrawnAt})`))
    .limit(1);
  return row?.staffId ?? null;
}

export type ConfirmationRow = typeof factConfirmations.$inferSelect & {
  recordedOn: string;
};

/** All entries about doubtful facts, newest first. */
export async function findConfirmations(db: Queryable, lender: { dayOf(moment: Date): string }) {
  const rows = await db.drizzle
    .select()
    .from(factConfirmations)
    .orderBy(desc(factConfirmations.createdAt), desc(factConfirmations.id));
  return rows.map((row) => ({ ...row, recordedOn: lender.dayOf(row.createdAt) }));
}

const { id, asOf, terms } = termsVersions;

/** The stored terms of a version, without terms that came later. Empty without a version. */
export async function findKeptTerms(db: Queryable, version: string | null) {
  if (version === null) {
    return {};
  }
  const [row] = await db.drizzle.select({ terms }).from(termsVersions).where(eq(id, version));
  return (row?.terms ?? {}) as Partial<TermValues>;
}

/** These versions by name: their days YYYY-MM-DD, and their terms, as `findKeptTerms` has them. */
export async function findVersions(db: Queryable, versions: readonly string[]) {
  const found = await db.drizzle
    .select({ id, asOf, terms })
    .from(termsVersions)
    .where(inArray(id, [...versions]));
  return new Map(
    found.map((row) => [row.id, { asOf: row.asOf, terms: row.terms as Partial<TermValues> }]),
  );
}

/** The terms of these versions as they were published, by version in a stable order. */
export async function readTermsVersions(db: Queryable, versions: readonly string[]) {
  const found = await findVersions(db, [...new Set(versions)].toSorted());
  const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted);
}
