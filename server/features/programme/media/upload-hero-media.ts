import fs from 'node:fs/promises';
import path from 'node:path';
import { uploadTypes } from '#core/contract/programme/media.ts';
import { readFilmApart } from '#server/outside/film/read-film-apart.ts';
import type { Film } from '#server/outside/film/read-film.ts';
import type { Arrival } from '#server/outside/uploads/upload-disk.ts';
import { addressOf } from '#server/outside/uploads/upload-names.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { makePictures } from './make-pictures.ts';
import { auditedMedia, damaged, mostFilmPixels, tooManyPixels, wrongCodec } from './policy.ts';
import { insertMedia, type NewHeroMedia } from './queries.ts';
import { receiveFile } from './receive-file.ts';
import { storeUpload } from './stored/store-upload.ts';
import { takeUpload } from './take-upload.ts';

interface Made {
  /** The files, in the place of the arrival. */
  names: readonly string[];
  media: Omit<NewHeroMedia, 'originalName' | 'fileSize' | 'uploadedBy'>;
}

const longestName = 300;

/**
 * Keeps a picture or a film. 415 for anything else, 422 for a damaged one or too many pixels, 413
 * for too many bytes, 507 on a full disk: then nothing of it is kept. Audited.
 */
export function uploadHeroMedia(context: StaffContext, { file }: { file: UploadedFile }) {
  return takeUpload(context, async (arrival) => {
    const sent = path.join(arrival.place, 'sent');
    const { ending, size } = await receiveFile(file.bytes, sent);
    const made =
      ending === 'picture'
        ? await makePicture(arrival, sent)
        : await makeFilm(arrival, sent, ending);
    await storeUpload(context.db, arrival, made.names);
    return transaction(context, 'hero_media.upload', 'hero_media', async (tx) => {
      const row = await insertMedia(tx, {
        ...made.media,
        originalName: shownName(file.fileName),
        fileSize: size,
        uploadedBy: context.actor.id,
      });
      return {
        entityId: row.id,
        after: auditedMedia(row),
        result: row,
      };
    });
  });
}

/** The original file name for staff: one line, without invisible characters. */
function shownName(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .trim();
  return [...line].slice(0, longestName).join('') || 'Without a name';
}

async function makePicture(arrival: Arrival, sent: string): Promise<Made> {
  const { base, place } = arrival;
  const { names, width, height } = await makePictures(sent, place, base);
  const fileName = `${base}-1280.webp`;
  const filePath = addressOf(fileName);
  return {
    names,
    media: {
      fileName,
      filePath,
      posterPath: filePath,
      thumbnailPath: addressOf(`${base}-thumbnail.webp`),
      mediaType: 'image',
      mimeType: uploadTypes.webp,
      width,
      height,
    },
  };
}

async function makeFilm(
  arrival: Arrival,
  sent: string,
  ending: 'mp4' | 'webm' | 'ogv',
): Promise<Made> {
  const fileName = `${arrival.base}.${ending}`;
  const place = path.join(arrival.place, fileName);
  await fs.rename(sent, place);
  const { width, height } = await inspectFilm(place);
  return {
    names: [fileName],
    media: {
      fileName,
      filePath: addressOf(fileName),
      mediaType: 'video',
      mimeType: uploadTypes[ending],
      width,
      height,
    },
  };
}

const playable = ['avc', 'vp8', 'vp9', 'av1', 'theora'];

/** Looks into a film: 422 if damaged or with too many pixels, 415 if browsers do not play it. */
async function inspectFilm(file: string): Promise<Film> {
  const film = await readFilmApart(file);
  if (!film || film.width < 1 || film.height < 1) {
    throw damaged();
  }
  if (!playable.includes(film.codec)) {
    throw wrongCodec(film.codec);
  }
  if (film.width * film.height > mostFilmPixels) {
    throw tooManyPixels();
  }
  return film;
}
