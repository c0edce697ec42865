import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { noSuchView } from './policy.ts';
import { removeView } from './queries.ts';

/** Takes away a view that the actor saved; 404 for any other. Audited. */
export async function deleteView(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<void> {
  await transaction(context, { action: 'view.delete', entity: 'view' }, async (tx) => {
    const removed = await removeView(tx, context.actor.id, id);
    if (!removed) {
      throw noSuchView();
    }
    return {
      entityId: id,
      before: { isShared: removed.isShared },
      result: undefined,
    };
  });
}
