import type * as z from 'zod/mini';
import type {
  updateProfile as contract,
  updateWork as workContract,
} from '#core/contract/accounts/staff.ts';
import { refuseUnproved } from '#server/platform/authorize.ts';
import type { StaffContext } from '../../context.ts';
import { voidStaffLinks } from '../sign-in/links/writes.ts';
import { transaction } from '../../transaction.ts';
import { findProfile, type ProfileRow } from './queries.ts';
import { changeProfile, changeWork, lockProfile } from './writes.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import { deletePicture, dropCopy, takePicture } from '../../programme/media/take-picture.ts';

type Profile = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * Changes the actor's account. 409 for a user name in use; 403 `step_up` for another email address
 * without a proof of identity, because links that open the account are mailed there. Earlier links
 * are void. Audited.
 */
export function updateProfile(context: StaffContext, profile: Profile) {
  const { id } = context.actor;
  const { username, firstName, lastName } = profile;
  return transaction(context, 'staff.profile_update', 'admin_user', async (tx) => {
    const before = await lockProfile(tx, id);
    // A field that is left out stays unchanged.
    const email = profile.email === undefined ? before.email : profile.email || null;
    if (email !== before.email) {
      refuseUnproved(context.actor);
      await voidStaffLinks(tx, id);
    }
    const stored = await changeProfile(tx, id, { username, firstName, lastName, email });
    return {
      entityId: id,
      before: editable(before),
      after: editable(stored),
      result: stored,
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

type Work = z.output<NonNullable<(typeof workContract)['body']>>;

/** Sets whether the actor is on shift, and their telephone; what is left out stays. Audited. */
export function updateWork(context: StaffContext, { onShift, phone }: Work) {
  const { id } = context.actor;
  return transaction(context, 'staff.work_update', 'admin_user', async (tx) => {
    const before = await lockProfile(tx, id);
    const stored = await changeWork(tx, id, {
      onShift: onShift ?? before.onShift,
      phone: phone === undefined ? before.phone : phone || null,
    });
    return {
      entityId: id,
      before: workOf(before),
      after: workOf(stored),
      result: stored,
    };
  });
}

function workOf({ onShift, phone }: ProfileRow) {
  return { onShift, phone };
}

export function readProfile({ db, actor }: StaffContext) {
  return findProfile(db, actor.id);
}

/**
 * Sets the actor's photo, as a small square at a new address; 415 unless it is a picture, 422 if it
 * is damaged or far too large. Audited.
 */
export function setPhoto(context: StaffContext, { file }: { file: UploadedFile }) {
  return takePicture(context, { file, shape: 'square' }, (photo) => changePhoto(context, photo));
}

export function removePhoto(context: StaffContext) {
  return changePhoto(context, null);
}

async function changePhoto(context: StaffContext, photo: string | null) {
  const { actor } = context;
  const changed = await transaction(context, 'staff.photo', 'admin_user', async (tx) => {
    const { photo: former } = await lockProfile(tx, actor.id);
    await deletePicture(tx, former);
    const stored = await changeWork(tx, actor.id, { photo });
    return {
      entityId: actor.id,
      before: { photo: former },
      after: { photo },
      result: { former, profile: stored },
    };
  });
  await dropCopy(context, changed.former);
  return changed.profile;
}
