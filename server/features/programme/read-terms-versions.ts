import type { Queryable } from '#server/db/queryable.ts';
import { findVersions } from './versions/queries.ts';

/** The terms of these versions as they were published, by version in a stable order. */
export async function readTermsVersions(db: Queryable, versions: readonly string[]) {
  const found = await findVersions(db, [...new Set(versions)].toSorted());
  const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted);
}
