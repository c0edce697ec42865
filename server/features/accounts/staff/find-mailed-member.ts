import type { Queryable } from '#server/db/queryable.ts';
import { findMailed } from './queries.ts';

/** The recipient of a link that sets a password; undefined for a member who may not sign in. */
export async function findMailedMember(db: Queryable, id: number) {
  const row = await findMailed(db, id);
  return row?.email && row.isActive ? { ...row, email: row.email } : undefined;
}
