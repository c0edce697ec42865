import { HttpError } from '#server/platform/http-error.ts';
import type { ImportRow } from './queries.ts';

export function noSuchImport(): HttpError {
  return new HttpError(404, 'There is no import with this number.');
}

const sentences: Readonly<Record<ImportRow['state'], string>> = {
  uploaded: 'Match the columns of this file first.',
  checked: 'This import has not begun.',
  running: 'This import is running.',
  done: 'This import is done.',
  undone: 'This import was undone.',
};

/** 404 if there is no such import, 409 if it is in another state than these. */
export function requireState(
  row: ImportRow | undefined,
  states: readonly ImportRow['state'][],
): asserts row is ImportRow {
  if (!row) {
    throw noSuchImport();
  }
  if (!states.includes(row.state)) {
    throw new HttpError(409, sentences[row.state]);
  }
}

/** Rows of a file that are read or stored at a time. */
export const batchSize = 500;
