import type { RevisionFinding } from '#core/domain/revision/check-revision.ts';
import { HttpError } from '#server/platform/http-error.ts';

/** One answer for a revision that is not there. */
export function noSuchRevision(): HttpError {
  return new HttpError(404, 'There is no revision of the terms with this number.');
}

/** 400 for new values that cannot stand, each with its sentence. */
export function wrongRevision(errors: readonly RevisionFinding[]): HttpError {
  const sentences = errors.map(({ key, message }) =>
    key === null ? message : `${key}: ${message}`,
  );
  return new HttpError(400, sentences.slice(0, 10).join(' '));
}

/** 409 for a change of what was published. */
export function alreadyPublished(who: string): HttpError {
  return new HttpError(
    409,
    `${who} has published this revision. It never changes: write another one that follows it.`,
  );
}

/** 409 for a publication that came after another one: what was previewed is not what would come. */
export function publishedMeanwhile(who: string): HttpError {
  return new HttpError(
    409,
    `${who} published or withdrew other terms after you opened this preview. Nothing of yours was published: look at the preview again, then publish.`,
  );
}

/** 409 for a withdrawal of what nobody planned, or what is in effect. */
export function notWithdrawable(): HttpError {
  return new HttpError(
    409,
    'Only a published revision whose first day has not come can be withdrawn. Publish another one that follows it.',
  );
}

/** 409 for going back to what held before terms that are not in effect. */
export function nothingToRestore(): HttpError {
  return new HttpError(
    409,
    'Only a revision that is in effect can be taken back. A planned one is withdrawn; of one that was superseded no value holds any more.',
  );
}

/** 409 for going back to the values that hold already. */
export function holdsAlready(): HttpError {
  return new HttpError(409, 'What held before this revision holds again already.');
}

/** 409 for a word on values that are no longer those of the terms. */
export function otherValues(): HttpError {
  return new HttpError(
    409,
    'The values of this fact changed after you opened the page. Nothing was saved. Reload the page and review them again.',
  );
}

/** 404 for a fact that nobody has to confirm. */
export function noSuchFact(): HttpError {
  return new HttpError(404, 'There is no such fact to confirm under the terms of today.');
}
