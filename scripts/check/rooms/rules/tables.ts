import { isTest, isWithin } from '../house/room-of.ts';
import { foreignTables, tableOwners } from '../house/table-owners.ts';
import type { SourceFile } from '../syntax/source-file.ts';
import type { DrizzleTables } from '../tables/drizzle-tables.ts';
import { tablesUsed } from '../tables/tables-used.ts';

/** The product's code; a test may look at any row. */
const isProduct = (path: string): boolean =>
  path.startsWith('server/') && !isTest(path) && !isWithin(path, 'server/testing/');

/** The tables that a file takes from another room. */
export function foreignTablesOf(file: SourceFile, tables: DrizzleTables): string[] {
  const { names } = tablesUsed(file, tables);
  return names.filter((name) => {
    const owner = tableOwners[name];
    return owner !== undefined && !isWithin(file.path, owner);
  });
}

/** A room's statements and queries name its own tables alone. */
export function* tableErrors(file: SourceFile, tables: DrizzleTables): Generator<string> {
  const { path } = file;
  if (!isProduct(path)) {
    return;
  }
  const listed = foreignTables.find((one) => one.file === path);
  for (const name of foreignTablesOf(file, tables)) {
    if (!listed?.tables.includes(name)) {
      yield `${path}: the table ${name} belongs to ${tableOwners[name]}; call an action of it`;
    }
  }
  // The database's own code walks over all tables there are, by their names in the catalogue.
  if (!isWithin(path, 'server/db/')) {
    for (const sentence of tablesUsed(file, tables).unread) {
      yield `${path}: ${sentence}`;
    }
  }
}
