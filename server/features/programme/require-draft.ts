import { changedMeanwhile, findChangesSince, isStale } from '../changed-since.ts';
import { nameStaff } from '../staff/name-staff.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { alreadyPublished, noSuchRevision } from './policy.ts';
import { findRevision, type RevisionRow } from './queries.ts';
import { lockRevisions } from './writes.ts';

const revisionFields = ['effectiveFrom', 'source', 'basis', 'terms'];
const fieldWords = { effectiveFrom: 'first day', basis: 'legal basis', terms: 'values' };

/**
 * A draft that nobody else changes until the transaction ends. 404 if there is none, 409 for one
 * that was published, or changed after the moment `updatedAt` at which the caller knew it: by whom,
 * and what.
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
  if (isStale(updatedAt, row.updatedAt)) {
    const draft = {
      entity: 'terms',
      entityId: id,
      actions: ['terms.draft'],
      fields: revisionFields,
    };
    const changes = await findChangesSince(tx, draft, new Date(updatedAt));
    throw changedMeanwhile('draft', changes, fieldWords);
  }
  return row;
}
