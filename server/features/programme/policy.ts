import type { RevisionFinding } from '#core/domain/programme/revision/check-revision.ts';
import { HttpError } from '#server/platform/http-error.ts';

export const noSuchRevision = () =>
  new HttpError(404, 'There is no revision of the terms with this number.');

/** 400 for invalid new values, with a sentence for each. */
export function wrongRevision(errors: readonly RevisionFinding[]): HttpError {
  const sentences = errors.map(({ key, message }) =>
    key === null ? message : `${key}: ${message}`,
  );
  return new HttpError(400, sentences.slice(0, 10).join(' '));
}

export const alreadyPublished = (who: string) =>
  new HttpError(
    409,
    `${who} has published this revision. It never changes: write another one that follows it.`,
  );

export const outdatedPreview = (who: string) =>
  new HttpError(
    409,
    `${who} published or withdrew other terms after you opened this preview. Nothing of yours was published: look at the preview again, then publish.`,
  );

export const notWithdrawable = () =>
  new HttpError(
    409,
    'Only a published revision whose first day has not come can be withdrawn. Publish another one that follows it.',
  );

/** Why a step is refused after which a notice would name no agency from a day on. */
export const agencyMissing = (day: string) =>
  `From ${day} on, a negative answer would come with a notice that names no federal agency. Publish terms first that name one for that day, or that end the notice.`;

export const neededByNotice = (day: string) => new HttpError(409, agencyMissing(day));

export const nothingToRestore = () =>
  new HttpError(
    409,
    'Only a revision that is in effect can be taken back. A planned one is withdrawn; of one that was superseded no value holds any more.',
  );

export const wrongLogo = () =>
  new HttpError(400, 'The logo is a PNG, JPG or WebP picture of up to 1 MB. Choose another file.');

export const holdsAlready = () =>
  new HttpError(409, 'What held before this revision holds again already.');

export const otherValues = () =>
  new HttpError(
    409,
    'The values of this fact changed after you opened the page. Nothing was saved. Reload the page and review them again.',
  );

export const noSuchFact = () =>
  new HttpError(404, 'There is no such fact to confirm under the terms of today.');
