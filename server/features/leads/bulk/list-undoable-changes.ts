import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { findUndoable } from './queries.ts';

// Where mails leave at once, a change is regretted a moment later all the same.
const leastMinutes = 5;

/** The own changes of several leads that may be taken back before anybody is mailed of them. */
export async function listUndoableChanges({ db, actor, config }: Context<StaffActor>) {
  const minutes = Math.max(config.milestoneMailMinutes, leastMinutes);
  return { items: await findUndoable(db, actor.id, minutes) };
}
