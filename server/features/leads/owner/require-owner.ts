import type { Transaction } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { lockOwner } from '../../staff/find-owners.ts';

/** 400 unless this is somebody who may own leads, until the transaction ends, or nobody. */
export async function requireOwner(tx: Transaction, ownerId: number | null): Promise<void> {
  if (ownerId !== null && !(await lockOwner(tx, ownerId))) {
    throw new HttpError(400, 'Choose an admin or a loan officer whose account is active.');
  }
}
