import type { Queryable } from '#server/db/queryable.ts';
import { findKnown } from './queries.ts';

interface Person {
  email: string;
  phone: string;
}

/** The addresses in small letters and the numbers, of these, that a lead has already. */
export async function findKnownPeople(
  db: Queryable,
  people: readonly Person[],
): Promise<ReadonlySet<string>> {
  const rows = await findKnown(db, people);
  return new Set(rows.map(({ known }) => known));
}
