import { HttpError } from '#server/platform/http-error.ts';

/** One answer for a lead that is not there, was deleted, or is not the actor's to see. */
export function noSuchLead(): HttpError {
  return new HttpError(404, 'There is no lead with this number.');
}

/** The same for an affiliate, in the words of its page. */
export function noSuchReferral(): HttpError {
  return new HttpError(
    404,
    "The contact you're looking for doesn't exist or you don't have access to it.",
  );
}
