import { HttpError } from '#server/platform/http-error.ts';

/** One answer for a lead that is not there, was deleted, or is not the actor's to see. */
export function noSuchLead(): HttpError {
  return new HttpError(404, 'There is no lead with this number.');
}
