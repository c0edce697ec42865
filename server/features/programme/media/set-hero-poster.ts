import { demand } from '#server/platform/http-error.ts';
import path from 'node:path';
import { removeFiles } from '#server/outside/uploads/upload-disk.ts';
import { addressOf, baseOfAddress } from '#server/outside/uploads/upload-names.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { makePictures } from './make-pictures.ts';
import { noFilm, noSuchMedia } from './policy.ts';
import { lockMedia, updatePictures } from './queries.ts';
import { receivePicture } from './receive-file.ts';
import { deleteParts } from './stored/queries.ts';
import { storeUpload } from './stored/store-upload.ts';
import { takeUpload } from './take-upload.ts';

/**
 * Sets or replaces the poster of a film; 404 if there is none, 400 if it is a picture, 415 if the
 * upload is not a picture. Audited.
 */
export async function setHeroPoster(
  context: StaffContext,
  { id, file }: { id: number; file: UploadedFile },
) {
  let former: string | undefined;
  const media = await takeUpload(context, async (arrival) => {
    const { folder, place, base } = arrival;
    const sent = path.join(place, 'sent');
    await receivePicture(file.bytes, sent);
    const { names } = await makePictures(sent, place, base);
    await storeUpload(context.db, arrival, names);
    return transaction(context, 'hero_media.poster', 'hero_media', async (tx) => {
      const before = demand(await lockMedia(tx, id), noSuchMedia);
      if (before.mediaType !== 'video') {
        throw noFilm();
      }
      former = before.posterPath ? baseOfAddress(before.posterPath) : undefined;
      if (former !== undefined) {
        await deleteParts(tx, former);
      }
      const row = await updatePictures(tx, id, {
        posterPath: addressOf(`${base}-1280.webp`),
        thumbnailPath: addressOf(`${base}-thumbnail.webp`),
      });
      return {
        entityId: id,
        before: { posterPath: before.posterPath },
        after: { posterPath: row.posterPath },
        result: { ...row, folder },
      };
    });
  });
  const { folder, ...answer } = media;
  context.db.changes.invalidate('hero-media');
  if (former !== undefined) {
    await removeFiles(folder, former).catch(() => {});
  }
  return answer;
}
