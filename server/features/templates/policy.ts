import { HttpError } from '#server/platform/http-error.ts';

/** One answer for a template that is not there. */
export function noSuchTemplate(): HttpError {
  return new HttpError(404, 'There is no email template with this number.');
}
