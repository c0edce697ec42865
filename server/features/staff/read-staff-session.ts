import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentStaff } from './present.ts';
import { hasWeakPassword } from './queries.ts';

/** Who is signed in. */
export async function readStaffSession({ db, config, actor }: Context<StaffActor>) {
  const isWeak = await hasWeakPassword(db, actor.id);
  return presentStaff(actor, isWeak, config);
}
