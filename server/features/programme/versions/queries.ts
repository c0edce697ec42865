import { eq, inArray } from 'drizzle-orm';
import type { TermValues } from '#core/domain/programme/term-values.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { termsVersions } from '#server/db/tables/programme.ts';

const { id, asOf, terms } = termsVersions;

/**
 * The stored terms of a version; terms added to the product later are missing. Empty without a
 * version.
 */
export async function findKeptTerms(
  db: Queryable,
  version: string | null,
): Promise<Partial<TermValues>> {
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
