import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentProfile } from './present.ts';
import { findProfile } from './queries.ts';

/** The own account. */
export async function readProfile({ db, actor }: Context<StaffActor>) {
  return presentProfile(await findProfile(db, actor.id));
}
