import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { wrongRevision } from './policy.ts';
import { judgeRevision, presentRevision } from './present-revision.ts';
import { insertRevision, type RevisionValues } from './writes.ts';

/** Saves a draft of new values; 400 with sentences for values that cannot stand. Audited. */
export async function createRevision(context: Context<StaffActor>, values: RevisionValues) {
  const { actor, programme } = context;
  const entry = { action: 'terms.draft', entity: 'terms' };
  const row = await transaction(context, entry, async (tx) => {
    const { errors } = await judgeRevision(tx, values, programme.today());
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
