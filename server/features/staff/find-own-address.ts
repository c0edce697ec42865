import type { Queryable } from '#server/db/queryable.ts';
import { findProfile } from './queries.ts';

/** The address of mail in somebody's own account; null where none was entered. */
export async function findOwnAddress(db: Queryable, staffId: number): Promise<string | null> {
  const { email } = await findProfile(db, staffId);
  return email || null;
}
