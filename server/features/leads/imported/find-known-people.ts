import type { Queryable } from '#server/db/queryable.ts';
import { findKnown, type Person } from './queries.ts';

/** Those of these addresses, in lower case, and numbers that a lead already has. */
export async function findKnownPeople(
  db: Queryable,
  people: readonly Person[],
): Promise<ReadonlySet<string>> {
  const rows = await findKnown(db, people);
  return new Set(rows.map(({ known }) => known));
}
