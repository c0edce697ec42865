import type { Queryable } from '#server/db/queryable.ts';
import type { StoredLead } from './queries.ts';

/** The lead a key stands for, and the hash of the application it was made of. */
export interface StoredApplication extends StoredLead {
  hash: string;
}

// By hand because measured: it belongs to the intake, and a named statement is not planned anew.
const text = `
select
  k.key,
  k.lead_id as id,
  k.request_hash as hash,
  l.home_price as "homePrice"
from idempotency_keys k
join leads l on l.id = k.lead_id
where k.key = any($1)`;

/** The leads that these keys were used for first, by key; nothing is asked for no keys. */
export async function findFirstUses(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredApplication>> {
  if (keys.length === 0) {
    return new Map();
  }
  const { rows } = await db.query<StoredApplication & { key: string }>({
    name: 'first_uses',
    text,
    values: [keys],
  });
  return new Map(rows.map((row) => [row.key, row]));
}
