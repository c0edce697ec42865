import { HttpError } from '#server/platform/http-error.ts';

/** The same 404 for a missing view and for another member's. */
export function noSuchView(): HttpError {
  return new HttpError(
    404,
    'There is no saved view with this number that you could use like this.',
  );
}
