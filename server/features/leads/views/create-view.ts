import type * as z from 'zod/mini';
import { type createViewBody, shareView } from '#core/contract/leads/views.ts';
import { isAllowed } from '#core/domain/accounts/staff-role.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { demand, HttpError, sentences } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';
import { transaction } from '../../transaction.ts';
import { presentView } from './list-views.ts';
import { noSuchView } from './policy.ts';
import { removeView, saveView } from './queries.ts';

/**
 * Saves a list of leads under a name; one of the same name that the actor saved before is replaced.
 * 403 for sharing by a read-only member. Audited without the search text.
 */
export async function createView(
  context: Context<StaffActor>,
  input: z.output<typeof createViewBody>,
) {
  const { db, actor } = context;
  if (input.isShared && !isAllowed(actor.role, shareView)) {
    throw new HttpError(403, sentences.forbidden);
  }
  const view = await transaction(context, { action: 'view.save', entity: 'view' }, async (tx) => {
    const saved = await saveView(tx, { ...input, ownerId: actor.id });
    return {
      entityId: saved.id,
      after: { isShared: saved.isShared },
      result: saved,
    };
  });
  return presentView(view, actor.id, await nameStaff(db, [actor.id]));
}

/** Deletes a view that the actor saved; 404 for any other. Audited. */
export async function deleteView(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<void> {
  await transaction(context, { action: 'view.delete', entity: 'view' }, async (tx) => {
    const removed = demand(await removeView(tx, context.actor.id, id), noSuchView);
    return {
      entityId: id,
      before: { isShared: removed.isShared },
      result: undefined,
    };
  });
}
