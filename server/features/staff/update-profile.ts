import type * as z from 'zod/mini';
import type { updateProfile as contract } from '#core/contract/staff.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { presentProfile } from './present.ts';
import { findProfile, type ProfileRow } from './queries.ts';
import { changeProfile } from './writes.ts';

type Profile = z.output<NonNullable<(typeof contract)['body']>>;

/** Changes the actor's account; 409 for a user name in use. Audited. */
export function updateProfile(context: Context<StaffActor>, profile: Profile) {
  const { id } = context.actor;
  const { username, firstName, lastName } = profile;
  const entry = { action: 'staff.profile_update', entity: 'admin_user' };
  return transaction(context, entry, async (tx) => {
    const before = await findProfile(tx, id);
    const stored = await changeProfile(tx, id, {
      username,
      firstName,
      lastName,
      // What a caller does not speak of stays.
      email: profile.email === undefined ? before.email : profile.email || null,
    });
    return {
      entityId: id,
      before: editable(before),
      after: editable(stored),
      result: presentProfile(stored),
    };
  });
}

function editable({ username, email, firstName, lastName }: ProfileRow) {
  return {
    username,
    email,
    firstName,
    lastName,
  };
}

/** The own account. */
export async function readProfile({ db, actor }: Context<StaffActor>) {
  return presentProfile(await findProfile(db, actor.id));
}
