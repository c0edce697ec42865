import type { Transaction } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { lockOwner } from '../../accounts/staff/find-owners.ts';

/** 400 unless the id is null or a member who may own leads; holds until the transaction ends. */
export async function requireOwner(tx: Transaction, ownerId: number | null): Promise<void> {
  if (ownerId !== null && !(await lockOwner(tx, ownerId))) {
    throw new HttpError(400, 'Choose an admin or a loan officer who can sign in.');
  }
}
