import { HttpError } from '#server/platform/http-error.ts';

/** 409 for a decision by somebody who saw another one. */
export function decidedMeanwhile(): HttpError {
  return new HttpError(
    409,
    'Someone else has changed the affiliate of this lead since you looked. Nothing was changed: look at it again.',
  );
}

/** 409 for a decision that changes nothing. */
export function creditedAlready(): HttpError {
  return new HttpError(409, 'This affiliate already has this referral. Nothing was changed.');
}

/** 409 for a lead that its own applicant would earn by. */
export function ownApplication(name: string): HttpError {
  return new HttpError(
    409,
    `${name} and the applicant have the same email or telephone: this affiliate would earn by their own application. Confirm that this is meant. Nothing was changed.`,
  );
}
