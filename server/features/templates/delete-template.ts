import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { noSuchTemplate, templateEntity } from './policy.ts';
import { removeTemplate } from './writes.ts';

/** Deletes a template; 404 if there is none. What it said stays in the audit log. */
export function deleteTemplate(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<undefined> {
  const entry = { action: 'template.delete', entity: templateEntity };
  return transaction(context, entry, async (tx) => {
    const before = await removeTemplate(tx, id);
    if (!before) {
      throw noSuchTemplate();
    }
    return {
      entityId: id,
      before,
      result: undefined,
    };
  });
}
