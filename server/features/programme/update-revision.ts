import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { wrongRevision } from './policy.ts';
import { judgeRevision, presentRevision } from './present-revision.ts';
import { requireDraft } from './require-draft.ts';
import { changeRevision, type RevisionValues } from './writes.ts';

interface Edit extends RevisionValues {
  id: number;
  updatedAt: string;
}

/**
 * Changes a draft. 400 with sentences for values that cannot stand, 404 if there is no revision,
 * 409 for one that was published or changed meanwhile. Audited with what stood before.
 */
export async function updateRevision(
  context: Context<StaffActor>,
  { id, updatedAt, ...values }: Edit,
) {
  const entry = { action: 'terms.draft', entity: 'terms' };
  const row = await transaction(context, entry, async (tx) => {
    const { effectiveFrom, source, basis, terms } = await requireDraft(tx, id, updatedAt);
    const { errors } = await judgeRevision(tx, values, context.programme.today());
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
