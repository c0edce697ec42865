import { featureCalls } from './house/feature-calls.ts';
import { longFiles } from './house/files.ts';
import { computedImports, typesAgainstArrows } from './house/against-the-map.ts';
import { rooms } from './house/rooms.ts';
import { foreignTables } from './house/table-owners.ts';
import { actionErrors } from './rules/actions.ts';
import { arrowErrors } from './rules/arrows.ts';
import { featureCircleErrors, roomCircleErrors } from './rules/circles.ts';
import { featureErrors } from './rules/feature-calls.ts';
import { fileNameErrors } from './rules/file-names.ts';
import {
  unneededCalls,
  unneededComputed,
  unneededLengths,
  unneededTables,
  unneededTypes,
} from './rules/lists.ts';
import { pureCoreErrors } from './rules/pure-core.ts';
import { schemaErrors } from './rules/schemas.ts';
import { folderErrors, lineErrors } from './rules/sizes.ts';
import { tableErrors } from './rules/tables.ts';
import { screenErrors } from './rules/words-and-addresses.ts';
import { importGraph } from './syntax/import-graph.ts';
import type { SourceFile } from './syntax/source-file.ts';
import { drizzleTablesOf } from './tables/drizzle-tables.ts';

/** Everything that stands in the wrong room of the house, one sentence each. */
export function* roomErrors(files: readonly SourceFile[]): Generator<string> {
  const graph = importGraph(files);
  const tables = drizzleTablesOf(files);
  for (const file of files) {
    if (file.syntaxError !== null) {
      yield `${file.path}: cannot be read: ${file.syntaxError}`;
    }
    yield* fileNameErrors(file);
    yield* lineErrors(file);
    yield* arrowErrors(file);
    yield* actionErrors(file);
    yield* featureErrors(file);
    yield* tableErrors(file, tables);
    yield* schemaErrors(file, graph);
    yield* screenErrors(file);
    yield* pureCoreErrors(file);
  }
  yield* folderErrors(files);
  yield* roomCircleErrors(rooms);
  yield* featureCircleErrors(featureCalls);
  const tree = new Map(files.map((file) => [file.path, file]));
  yield* unneededTables(tree, tables, foreignTables);
  yield* unneededTypes(tree, typesAgainstArrows);
  yield* unneededComputed(tree, computedImports);
  yield* unneededCalls(tree, featureCalls);
  yield* unneededLengths(tree, longFiles);
}
