import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { findOwner } from '../../staff/find-owners.ts';

/** 400 unless this is somebody who may own leads, or nobody. */
export async function requireOwner(db: Queryable, ownerId: number | null): Promise<void> {
  if (ownerId !== null && !(await findOwner(db, ownerId))) {
    throw new HttpError(400, 'Choose an admin or a loan officer whose account is active.');
  }
}
