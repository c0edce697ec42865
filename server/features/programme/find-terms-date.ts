import type { Queryable } from '#server/db/queryable.ts';
import { findTermsVersion } from './queries.ts';

/** The day YYYY-MM-DD of a version of the terms; null for none. */
export async function findTermsDate(db: Queryable, version: string | null): Promise<string | null> {
  const terms = version === null ? undefined : await findTermsVersion(db, version);
  return terms?.asOf ?? null;
}
