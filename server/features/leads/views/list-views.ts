import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';
import { findViews, type ViewRow } from './queries.ts';

/** The lists of leads that the actor saved, and those that others share. */
export async function listViews({ db, actor }: Context<StaffActor>) {
  const views = await findViews(db, actor.id);
  const owners = await nameStaff(
    db,
    views.map(({ ownerId }) => ownerId),
  );
  return { items: views.map((view) => presentView(view, actor.id, owners)) };
}

/** A saved view as one person sees it; `owners` are the user names by number. */
export function presentView(
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
