import type { Queryable } from '#server/db/queryable.ts';
import { findWishes } from './queries.ts';

/** Which mails an affiliate wants, and in what language; undefined where the account is gone. */
export function findMailWishes(db: Queryable, id: number) {
  return findWishes(db, id);
}
