import path from 'node:path';
import { removeFiles } from '#server/outside/uploads/upload-disk.ts';
import { addressOf, baseOfAddress, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import type { Context } from '../context.ts';
import { makePhoto } from '../media/make-pictures.ts';
import { receivePicture } from '../media/receive-file.ts';
import { deleteParts } from '../media/stored/queries.ts';
import { storeUpload } from '../media/stored/store-upload.ts';
import { takeUpload } from '../media/take-upload.ts';
import { transaction } from '../transaction.ts';
import { presentProfile } from './present.ts';
import { changeWork, lockPhoto } from './writes.ts';

/**
 * Sets the actor's photo, as a small square at a new address; 415 unless it is a picture, 422 if it
 * is damaged or far too large. Audited.
 */
export function setPhoto(context: Context<StaffActor>, { file }: { file: UploadedFile }) {
  return takeUpload(context, async (arrival) => {
    const sent = path.join(arrival.place, 'sent');
    await receivePicture(file.bytes, sent);
    const name = await makePhoto(sent, arrival.place, arrival.base);
    await storeUpload(context.db, arrival, [name]);
    return changePhoto(context, addressOf(name));
  });
}

/** Removes the actor's photo, if there is one. Audited. */
export function removePhoto(context: Context<StaffActor>) {
  return changePhoto(context, null);
}

async function changePhoto(context: Context<StaffActor>, photo: string | null) {
  const { config, actor } = context;
  const entry = { action: 'staff.photo', entity: 'admin_user' };
  const { former, profile } = await transaction(context, entry, async (tx) => {
    const before = await lockPhoto(tx, actor.id);
    const base = before === null ? undefined : baseOfAddress(before);
    if (base !== undefined) {
      await deleteParts(tx, base);
    }
    const stored = await changeWork(tx, actor.id, { photo });
    return {
      entityId: actor.id,
      before: { photo: before },
      after: { photo },
      result: { former: base, profile: presentProfile(stored) },
    };
  });
  if (former !== undefined) {
    // The copy; what cannot be removed now goes with the next sweep.
    await removeFiles(uploadFolder(config), former).catch(() => {});
  }
  return profile;
}
