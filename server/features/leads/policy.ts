import { restorableDays } from '#core/contract/lead/changes.ts';
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

/** 410 for a lead that was deleted too long ago to come back. */
export function tooLateToRestore(): HttpError {
  return new HttpError(
    410,
    `This lead was deleted more than ${restorableDays} days ago and cannot be restored.`,
  );
}

/** What somebody else changed of a lead, by field, with their name. */
export type ChangedBy = ReadonlyMap<string, string>;

/** 409 for an edit of a lead that others changed after it was opened: names them and the fields. */
export function changedMeanwhile(changes: ChangedBy): HttpError {
  const who = [...new Set(changes.values())].join(' and ') || 'Somebody else';
  const what = [...changes.keys()].map(inWords).join(', ');
  const errors = [...changes].map(([path, name]) => ({
    path,
    key: 'lead.changedBy' as const,
    values: { who: name },
  }));
  const sentence = `${who} changed this lead after you opened it${what && `: ${what}`}.`;
  return new HttpError(409, sentence, { errors });
}

/** `homePrice` as `home price`. */
function inWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
