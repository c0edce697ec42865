import type { Queryable } from '#server/db/queryable.ts';
import { findMailed } from './queries.ts';

/** Whom a link that sets a password is mailed to; undefined for somebody who may not sign in. */
export async function findMailedMember(db: Queryable, id: number) {
  const row = await findMailed(db, id);
  return row?.email && row.isActive ? { ...row, email: row.email } : undefined;
}
