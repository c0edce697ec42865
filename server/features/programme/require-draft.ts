import { nameStaff } from '../staff/name-staff.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { alreadyPublished, draftChanged, noSuchRevision } from './policy.ts';
import { findRevision, type RevisionRow } from './queries.ts';
import { lockRevisions } from './writes.ts';

/**
 * A draft that nobody else changes until the transaction ends. 404 for none, 409 for one that was
 * published, or changed after the moment `updatedAt` at which the caller knew it.
 */
export async function requireDraft(
  tx: AuditedTransaction,
  id: number,
  updatedAt?: string,
): Promise<RevisionRow> {
  await lockRevisions(tx);
  const row = await findRevision(tx, id);
  if (!row) {
    throw noSuchRevision();
  }
  if (row.publishedBy !== null) {
    const names = await nameStaff(tx, [row.publishedBy]);
    throw alreadyPublished(names.get(row.publishedBy) ?? 'Somebody');
  }
  if (updatedAt !== undefined && row.updatedAt.getTime() !== Date.parse(updatedAt)) {
    throw draftChanged();
  }
  return row;
}
