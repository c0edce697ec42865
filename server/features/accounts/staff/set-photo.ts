import type { StaffActor } from '#server/platform/actor.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import type { Context } from '../../context.ts';
import { deletePicture, dropCopy, takePicture } from '../../programme/media/take-picture.ts';
import { transaction } from '../../transaction.ts';
import { presentProfile } from './present.ts';
import { changeWork, lockPhoto } from './writes.ts';

/**
 * Sets the actor's photo, as a small square at a new address; 415 unless it is a picture, 422 if it
 * is damaged or far too large. Audited.
 */
export function setPhoto(context: Context<StaffActor>, { file }: { file: UploadedFile }) {
  return takePicture(context, { file, shape: 'square' }, (photo) => changePhoto(context, photo));
}

/** Removes the actor's photo, if there is one. Audited. */
export function removePhoto(context: Context<StaffActor>) {
  return changePhoto(context, null);
}

async function changePhoto(context: Context<StaffActor>, photo: string | null) {
  const { actor } = context;
  const entry = { action: 'staff.photo', entity: 'admin_user' };
  const { former, profile } = await transaction(context, entry, async (tx) => {
    const before = await lockPhoto(tx, actor.id);
    await deletePicture(tx, before);
    const stored = await changeWork(tx, actor.id, { photo });
    return {
      entityId: actor.id,
      before: { photo: before },
      after: { photo },
      result: { former: before, profile: presentProfile(stored) },
    };
  });
  await dropCopy(context, former);
  return profile;
}
