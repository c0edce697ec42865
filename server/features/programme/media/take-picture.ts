import path from 'node:path';
import type { Queryable } from '#server/db/queryable.ts';
import { removeFiles } from '#server/outside/uploads/upload-disk.ts';
import { addressOf, baseOfAddress, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import type { Context } from '../../context.ts';
import { makeSmallPicture, type PictureShape } from './make-pictures.ts';
import { receivePicture } from './receive-file.ts';
import { deleteParts } from './stored/queries.ts';
import { storeUpload } from './stored/store-upload.ts';
import { takeUpload } from './take-upload.ts';

type Needs = Pick<Context, 'db' | 'config'>;

/**
 * Stores an arriving picture, made small, at a new address, which `keep` writes into its owner's
 * row; 415 unless it is a picture, 422 if it is damaged or far too large.
 */
export function takePicture<T>(
  context: Needs,
  { file, shape }: { file: UploadedFile; shape: PictureShape },
  keep: (address: string) => Promise<T>,
): Promise<T> {
  return takeUpload(context, async (arrival) => {
    const sent = path.join(arrival.place, 'sent');
    await receivePicture(file.bytes, sent);
    const name = await makeSmallPicture({ source: sent, shape }, arrival.place, arrival.base);
    await storeUpload(context.db, arrival, [name]);
    return keep(addressOf(name));
  });
}

/** Removes the stored file of a picture, in the transaction that forgets its address. */
export async function deletePicture(tx: Queryable, address: string | null) {
  const base = address === null ? undefined : baseOfAddress(address);
  if (base !== undefined) {
    await deleteParts(tx, base);
  }
}

/** Removes this disk's copy after the commit; if that fails, the next sweep removes it. */
export async function dropCopy({ config }: Needs, address: string | null) {
  const base = address === null ? undefined : baseOfAddress(address);
  if (base !== undefined) {
    await removeFiles(uploadFolder(config), base).catch(() => {});
  }
}
