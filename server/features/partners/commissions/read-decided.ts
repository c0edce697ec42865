import type { Queryable } from '#server/db/queryable.ts';
import { findDecided } from './queries.ts';

/** What staff approved or paid for these leads: a merge of two of them may take it back. */
export function readDecided(db: Queryable, leadIds: readonly number[]) {
  return findDecided(db, leadIds);
}
