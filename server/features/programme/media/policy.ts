import { HttpError } from '#server/platform/http-error.ts';
import type { HeroMediaRow } from './queries.ts';

/** Maximum of a picture: a little more than 8,000 by 6,000 pixels. */
export const mostPixels = 50_000_000;
/** Maximum of a film: 4,096 by 2,160 pixels, landscape or portrait. */
export const mostFilmPixels = 8_847_360;

export const noSuchMedia = () => new HttpError(404, 'There is no hero media with this number.');

export const wrongContent = () =>
  new HttpError(
    415,
    'This is not an image or video that browsers can show. Please send a JPG, PNG, GIF, WebP, MP4, WebM or OGG file.',
  );

export const emptyFile = () => new HttpError(400, 'File size must be positive');

export const wrongCodec = (codec: string) =>
  new HttpError(
    415,
    `Not every browser plays this film: it is encoded as ${codec}. Please save it as MP4 with H.264, or as WebM.`,
  );

export const damaged = () =>
  new HttpError(
    422,
    'This file is damaged or not complete. Please open it on your computer, save it again and send that.',
  );

export const tooManyPixels = () =>
  new HttpError(
    422,
    'This has too many pixels. An image may have 50 million, such as 8,000 x 6,000, and a video 4,096 x 2,160.',
  );

const noRoom = () =>
  new HttpError(
    507,
    'The server’s disk is full, so the file was not saved. Free space on the disk of DATA_DIR, then send it again.',
  );

export const alreadyActive = () => new HttpError(409, 'This is already shown on the landing page.');

export const fileGone = () =>
  new HttpError(
    409,
    'The file of this is no longer on the server. Please delete it and send it again.',
  );

export const noFilm = () => new HttpError(400, 'Only a video has a preview image.');

/** Explains a full disk to the uploader; returns any other error unchanged. */
export function explainFullDisk(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  return /^(ENOSPC|EDQUOT)$/.test(code) ? noRoom() : error;
}

export function auditedMedia({ originalName, mediaType, fileSize, fileName }: HeroMediaRow) {
  return {
    originalName,
    mediaType,
    fileSize,
    fileName,
  };
}
