import { isTest, isWithin } from '../house/room-of.ts';
import { foreignTables } from '../house/foreign-tables.ts';
import { tableOwners } from '../house/table-owners.ts';
import type { SourceFile } from '../syntax/source-file.ts';
import { type DrizzleTables, tablesUsed } from '../tables/tables-used.ts';

/**
 * A room's statements and queries name its own tables alone; a test may look at any row. Adds to
 * `needed` the tables of other rooms that are named.
 */
export function* tableErrors(
  file: SourceFile,
  tables: DrizzleTables,
  needed = new Set<string>(),
): Generator<string> {
  const { path } = file;
  if (!path.startsWith('server/') || isTest(path) || isWithin(path, 'server/testing/')) {
    return;
  }
  const { names, unread } = tablesUsed(file, tables);
  const listed = foreignTables.find((one) => one.file === path);
  for (const name of names) {
    const owner = tableOwners[name];
    if (owner !== undefined && !isWithin(path, owner)) {
      needed.add(`foreign tables: ${path} ${name}`);
      if (!listed?.tables.includes(name)) {
        yield `${path}: the table ${name} belongs to ${owner}; call an action of it`;
      }
    }
  }
  // The database's own code works on all tables, by their names in the catalogue.
  if (!isWithin(path, 'server/db/')) {
    for (const sentence of unread) {
      yield `${path}: ${sentence}`;
    }
  }
}
