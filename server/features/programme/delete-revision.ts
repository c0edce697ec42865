import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { requireDraft } from './require-draft.ts';
import { removeRevision } from './writes.ts';

/**
 * Throws a draft away; 404 if there is no revision, 409 for a published one. Audited with what it
 * said.
 */
export async function deleteRevision(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<void> {
  const entry = { action: 'terms.discard', entity: 'terms' };
  await transaction(context, entry, async (tx) => {
    const { effectiveFrom, source, basis, terms } = await requireDraft(tx, id);
    await removeRevision(tx, id);
    return {
      entityId: id,
      before: { effectiveFrom, source, basis, terms },
      result: undefined,
    };
  });
}
