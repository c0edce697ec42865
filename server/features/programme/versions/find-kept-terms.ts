import type { TermValues } from '#core/domain/term-values.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findTerms } from '../queries.ts';

/**
 * The terms of a version as they were kept; a term that the product did not know then is missing.
 * Empty without a version.
 */
export async function findKeptTerms(
  db: Queryable,
  version: string | null,
): Promise<Partial<TermValues>> {
  const kept = version === null ? undefined : await findTerms(db, version);
  return (kept ?? {}) as Partial<TermValues>;
}
