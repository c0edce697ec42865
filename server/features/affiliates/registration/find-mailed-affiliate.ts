import type { Queryable } from '#server/db/queryable.ts';
import { findMailed } from '../queries.ts';

/** What a mail says of an affiliate; undefined for one who was made inactive or deleted. */
export function findMailedAffiliate(db: Queryable, id: number) {
  return findMailed(db, id);
}
