import { HttpError } from '#server/platform/http-error.ts';

/** One answer for a view that is not there, and for one that is somebody else's. */
export function noSuchView(): HttpError {
  return new HttpError(
    404,
    'There is no saved view with this number that you could use like this.',
  );
}
