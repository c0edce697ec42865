import { HttpError } from '#server/platform/http-error.ts';

const triesUntilLocked = 5;
const lockedMinutes = 60;

/** The wrong tries that end a link: a fraction of the ten thousand that there are. */
export const mostTries = 4 * triesUntilLocked;

export const lock = { tries: triesUntilLocked, minutes: lockedMinutes } as const;

/** The same answer for an unknown, expired or revoked link, and for one whose lead is gone. */
export function noSuchPage(): HttpError {
  return new HttpError(404, 'This link does not work, or no longer does.');
}

/** For a browser that has not opened the link; says nothing of anyone. */
export function askDigits(): HttpError {
  return new HttpError(403, 'Type the last four digits of the telephone number you applied with.', {
    code: 'phone_digits',
  });
}

export function wrongDigits(): HttpError {
  return new HttpError(403, 'These are not the last four digits.', { code: 'phone_digits' });
}

export function isLocked(): HttpError {
  return new HttpError(429, 'Too many wrong digits. This link is locked for an hour.', {
    headers: { 'retry-after': String(lockedMinutes * 60) },
  });
}

/** How long a link confirms an address. */
export const confirmHours = 72;

/** Limit of links to read one page. */
export const mostShared = 5;

/** For the link of another person, which shows the page. */
export function onlyReads(): HttpError {
  return new HttpError(403, 'This link shows the page. It changes nothing.');
}

/** For a link to an address that staff entered or changed. */
export function onlyStopsHere(): HttpError {
  return new HttpError(
    403,
    'This link only stops and withdraws: it went to an address that was changed after the application.',
    { code: 'only_stops' },
  );
}
