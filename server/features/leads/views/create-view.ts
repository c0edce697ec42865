import type * as z from 'zod/mini';
import { type createViewBody, shareView } from '#core/contract/leads/views.ts';
import { isAllowed } from '#core/domain/accounts/staff-role.ts';
import { demand, HttpError, sentences } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';
import { transaction } from '../../transaction.ts';
import { findView, findViews, removeView, saveView, type ViewRow } from './queries.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import type { RowCount } from '#server/db/count.ts';
import { countList } from '../list-leads.ts';

/** The same 404 for a missing view and for another member's. */
function noSuchView(): HttpError {
  return new HttpError(
    404,
    'There is no saved view with this number that you could use like this.',
  );
}

export async function listViews({ db, actor }: StaffContext) {
  const views = await findViews(db, actor.id);
  const owners = await nameStaff(
    db,
    views.map(({ ownerId }) => ownerId),
  );
  return { items: views.map((view) => presentView(view, actor.id, owners)) };
}

/** A saved view as one person sees it; `owners` are the user names by number. */
function presentView(
  { ownerId, ...view }: ViewRow,
  staffId: number,
  owners: ReadonlyMap<number, string>,
) {
  return {
    ...view,
    isOwn: ownerId === staffId,
    ownerName: owners.get(ownerId) ?? '',
  };
}

/**
 * Saves a list of leads under a name; one of the same name that the actor saved before is replaced.
 * 403 for sharing by a read-only member. Audited without the search text.
 */
export async function createView(context: StaffContext, input: z.output<typeof createViewBody>) {
  const { db, actor } = context;
  if (input.isShared && !isAllowed(actor.role, shareView)) {
    throw new HttpError(403, sentences.forbidden);
  }
  const view = await transaction(context, 'view.save', 'view', async (tx) => {
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
export async function deleteView(context: StaffContext, { id }: { id: number }) {
  await transaction(context, 'view.delete', 'view', async (tx) => {
    const removed = demand(await removeView(tx, context.actor.id, id), noSuchView);
    return {
      entityId: id,
      before: { isShared: removed.isShared },
    };
  });
}

/**
 * How many leads of a saved view are in the actor's scope, exact up to 10,000; 404 unless the actor
 * may see the view, 409 if it uses filters the list no longer has.
 */
export async function countView(context: StaffContext, { id }: { id: number }): Promise<RowCount> {
  const view = demand(await findView(context.db, context.actor.id, id), noSuchView);
  const asked = Object.fromEntries(new URLSearchParams(view.query));
  const query = listLeads.query!.safeParse(asked);
  if (!query.success) {
    throw new HttpError(
      409,
      'This view asks for something that the list no longer knows. Open it and save it again.',
    );
  }
  return countList(context, query.data);
}
