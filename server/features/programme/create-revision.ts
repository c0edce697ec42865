import { demand } from '#server/platform/http-error.ts';
import { editConflict, findChangesSince, isStale } from '../changed-since.ts';
import type { StaffContext } from '../context.ts';
import { nameStaff } from '../name-staff.ts';
import { type AuditedTransaction, transaction } from '../transaction.ts';
import { alreadyPublished, noSuchRevision, wrongRevision } from './policy.ts';
import { findRevision } from './queries.ts';
import { evaluateRevision, presentRevision } from './read-revision.ts';
import {
  changeRevision,
  insertRevision,
  lockRevisions,
  removeRevision,
  type RevisionValues,
} from './writes.ts';

/** Saves a draft of new values; 400 with sentences for invalid values. Audited. */
export async function createRevision(context: StaffContext, values: RevisionValues) {
  const { actor, programme } = context;
  const row = await transaction(context, 'terms.draft', 'terms', async (tx) => {
    const { errors } = await evaluateRevision(tx, values, programme.today());
    if (errors.length > 0) {
      throw wrongRevision(errors);
    }
    const saved = await insertRevision(tx, values, actor.id);
    return {
      entityId: saved.id,
      after: values,
      result: saved,
    };
  });
  return presentRevision(context, row);
}

interface Edit extends RevisionValues {
  id: number;
  updatedAt: string;
}

/**
 * Changes a draft. 400 with sentences for invalid values, 404 if there is no such revision, 409 if
 * it has been published or changed since. Audited with the former values.
 */
export async function updateRevision(context: StaffContext, { id, updatedAt, ...values }: Edit) {
  const row = await transaction(context, 'terms.draft', 'terms', async (tx) => {
    const { effectiveFrom, source, basis, terms } = await requireDraft(tx, id, updatedAt);
    const { errors } = await evaluateRevision(tx, values, context.programme.today());
    if (errors.length > 0) {
      throw wrongRevision(errors);
    }
    const changed = await changeRevision(tx, id, values);
    return {
      entityId: id,
      before: { effectiveFrom, source, basis, terms },
      after: { ...values, updatedAt: changed.updatedAt },
      result: changed,
    };
  });
  return presentRevision(context, row);
}

/** Deletes a draft; 404 if there is none, 409 if it is published. Audited with its values. */
export async function deleteRevision(context: StaffContext, { id }: { id: number }) {
  await transaction(context, 'terms.discard', 'terms', async (tx) => {
    const { effectiveFrom, source, basis, terms } = await requireDraft(tx, id);
    await removeRevision(tx, id);
    return {
      entityId: id,
      before: { effectiveFrom, source, basis, terms },
    };
  });
}

const revisionFields = ['effectiveFrom', 'source', 'basis', 'terms'];
const fieldWords = { effectiveFrom: 'first day', basis: 'legal basis', terms: 'values' };

/**
 * Locks a draft until the transaction ends. 404 if there is none; 409 if it is published, or was
 * changed after `updatedAt`, with the names and fields.
 */
export async function requireDraft(tx: AuditedTransaction, id: number, updatedAt?: string) {
  await lockRevisions(tx);
  const row = demand(await findRevision(tx, id), noSuchRevision);
  if (row.publishedBy !== null) {
    const names = await nameStaff(tx, [row.publishedBy]);
    throw alreadyPublished(names.get(row.publishedBy) ?? 'Someone');
  }
  if (isStale(updatedAt, row.updatedAt)) {
    const draft = {
      entity: 'terms',
      entityId: id,
      actions: ['terms.draft'],
      fields: revisionFields,
    };
    const changes = await findChangesSince(tx, draft, new Date(updatedAt));
    throw editConflict('draft', changes, fieldWords);
  }
  return row;
}
