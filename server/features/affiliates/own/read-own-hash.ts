import type { Queryable } from '#server/db/queryable.ts';
import { findHash } from './queries.ts';

/** The hash of an affiliate's password; null where none was ever set. */
export function readOwnHash(db: Queryable, id: number): Promise<string | null> {
  return findHash(db, id);
}
