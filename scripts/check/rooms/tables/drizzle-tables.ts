import { isWithin } from '../house/room-of.ts';
import type { SourceFile } from '../syntax/source-file.ts';
import { textOf } from '../syntax/texts.ts';

/** The Drizzle tables: the name of the export and that of the table in the database. */
export type DrizzleTables = ReadonlyMap<string, string>;

/** Where every table is described. */
export const tablesFolder = 'server/db/tables/';

/** The tables that the files of `server/db/tables/` describe. */
export function drizzleTablesOf(files: readonly SourceFile[]): DrizzleTables {
  const tables = new Map<string, string>();
  const places = files
    .filter(({ path }) => isWithin(path, tablesFolder))
    .flatMap((file) => file.places);
  for (const { node } of places) {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'CallExpression') {
      continue;
    }
    const { callee, arguments: args } = node.init;
    const makesTable = callee.type === 'Identifier' && /^pg(Table|View)$/.test(callee.name);
    const name = textOf(args[0]);
    if (makesTable && name !== null && node.id.type === 'Identifier') {
      tables.set(node.id.name, name);
    }
  }
  return tables;
}
