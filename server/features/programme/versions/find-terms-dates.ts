import type { Queryable } from '#server/db/queryable.ts';
import { findTermsVersions } from '../queries.ts';

/** The days YYYY-MM-DD of these versions of the terms, by version; nothing is asked for none. */
export async function findTermsDates(
  db: Queryable,
  versions: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const asked = [...new Set(versions.flatMap((version) => version ?? []))];
  if (asked.length === 0) {
    return new Map();
  }
  const found = await findTermsVersions(db, asked);
  return new Map(found.map(({ id, asOf }) => [id, asOf]));
}
