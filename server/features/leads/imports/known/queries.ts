import type { Queryable } from '#server/db/queryable.ts';

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
export async function findKnownPeople(
  db: Queryable,
  people: readonly Person[],
): Promise<ReadonlySet<string>> {
  const emails = people.map(({ email }) => email);
  const phones = people.map(({ phone }) => phone);
  const { rows } = await db.query<{ known: string }>(knownText, [emails, phones]);
  return new Set(rows.map(({ known }) => known));
}

const leftText = `
select import_id as "importId", count(*)::int as count from leads
where import_id = any ($1) and deleted_at is null group by import_id`;

/** How many leads of these imports were not deleted, by import. */
export async function countLeft(
  db: Queryable,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ importId: number; count: number }>(leftText, [importIds]);
  return new Map(rows.map(({ importId, count }) => [importId, count]));
}
