import { tableWriters } from '../tables/table-writers.ts';
import { isTest, isWithin } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';
import { type DrizzleTables, tablesUsed } from '../tables/tables-used.ts';

const scopes = /^server\/features\/(lead-scope|scoped-leads)\.ts$/;

// Beside a statement that is not asked for a person who may see some leads only.
const reason = /\b[Nn]o lead scope: \S/;

/**
 * A table is written by the code of its owner alone. Reads are free, but a feature that reads leads
 * takes a `LeadScope`, or says in a comment why it needs none. A test may do anything.
 */
export function* tableErrors(file: SourceFile, tables: DrizzleTables): Generator<string> {
  const { path, text } = file;
  if (!path.startsWith('server/') || isTest(path) || isWithin(path, 'server/testing/')) {
    return;
  }
  const { names, written, unread } = tablesUsed(file, tables);
  for (const name of written) {
    const writers = tableWriters.get(name) ?? [];
    if (writers.length > 0 && !writers.some((at) => isWithin(path, at))) {
      yield `${path}: the table ${name} is written by ${writers[0]}; call an action of it`;
    }
  }
  const isScoped =
    scopes.test(path) || importsOf(file).some(({ target }) => scopes.test(target ?? ''));
  if (
    isWithin(path, 'server/features/') &&
    names.includes('leads') &&
    !isScoped &&
    !reason.test(text)
  ) {
    yield `${path}: reads leads without a LeadScope; take one, or say "No lead scope: " and why`;
  }
  // The database's own code works on all tables, by their names in the catalogue.
  if (!isWithin(path, 'server/db/')) {
    for (const sentence of unread) {
      yield `${path}: ${sentence}`;
    }
  }
}
