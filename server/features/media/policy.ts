import { HttpError } from '#server/platform/http-error.ts';

/** The most pixels of a picture: 8,000 by 6,000 and a little. */
export const mostPixels = 50_000_000;
/** The most pixels of a film: 4,096 by 2,160, lying or standing. */
export const mostFilmPixels = 8_847_360;

/** 404 for a film or picture that is not there. */
export function noSuchMedia(): HttpError {
  return new HttpError(404, 'There is no hero media with this number.');
}

/** 415 for what is neither a picture nor a film, whatever it is called. */
export function wrongContent(): HttpError {
  return new HttpError(
    415,
    'This is not an image or video that browsers can show. Please send a JPG, PNG, GIF, WebP, MP4, WebM or OGG file.',
  );
}

/** 400 for a file without a byte. */
export function emptyFile(): HttpError {
  return new HttpError(400, 'File size must be positive');
}

/** 415 for a film of the right kind that browsers do not play. */
export function wrongCodec(codec: string): HttpError {
  return new HttpError(
    415,
    `Not every browser plays this film: it is encoded as ${codec}. Please save it as MP4 with H.264, or as WebM.`,
  );
}

/** 422 for a picture or film that cannot be read to its end. */
export function damaged(): HttpError {
  return new HttpError(
    422,
    'This file is damaged or not complete. Please open it on your computer, save it again and send that.',
  );
}

/** 422 for more pixels than anybody sees. */
export function tooManyPixels(): HttpError {
  return new HttpError(
    422,
    'This has too many pixels. An image may have 50 million, such as 8,000 x 6,000, and a video 4,096 x 2,160.',
  );
}

/** 507: nothing of the file was kept. */
function noRoom(): HttpError {
  return new HttpError(
    507,
    'The server’s disk is full, so the file was not saved. Free space on the disk of DATA_DIR, then send it again.',
  );
}

/** 409 for what stands on the landing page already. */
export function alreadyActive(): HttpError {
  return new HttpError(409, 'This is already shown on the landing page.');
}

/** 409 for a row whose file has gone from the disk. */
export function fileGone(): HttpError {
  return new HttpError(
    409,
    'The file of this is no longer on the server. Please delete it and send it again.',
  );
}

/** 400 for a poster of something that is no film. */
export function noFilm(): HttpError {
  return new HttpError(400, 'Only a video has a preview image.');
}

/** What a full disk means to whoever sent something; every other error stays what it is. */
export function explainFullDisk(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  return /^(ENOSPC|EDQUOT)$/.test(code) ? noRoom() : error;
}
