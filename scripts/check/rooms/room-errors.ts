import { businessRooms } from './house/business-rooms.ts';
import { computedImports, rooms, typesAgainstArrows } from './house/rooms.ts';
import { arrowErrors, roomOrderErrors } from './rules/arrows.ts';
import { actionErrors, businessOrderErrors, featureErrors, featuresOf } from './rules/features.ts';
import { fileErrors, folderErrors } from './rules/files.ts';
import { pureCoreErrors } from './rules/pure-core.ts';
import { importGraph, schemaErrors } from './rules/schemas.ts';
import { tableErrors } from './rules/tables.ts';
import { screenErrors } from './rules/words-and-addresses.ts';
import type { SourceFile } from './syntax/source-file.ts';
import { drizzleTablesOf } from './tables/tables-used.ts';

/** Every exception that a list makes, as the rules name those they need. */
const exceptions = [
  ...typesAgainstArrows.map(({ file, target }) => `types against arrows: ${file} ${target}`),
  ...Object.keys(computedImports).map((file) => `computed imports: ${file}`),
  ...Object.entries(businessRooms).flatMap(([room, takes]) => [
    `business rooms: ${room}`,
    ...takes.map((taken) => `business rooms: ${room} ${taken}`),
  ]),
];

/** Everything that is in the wrong room of the house, one sentence each. */
export function* roomErrors(files: readonly SourceFile[]): Generator<string> {
  const graph = importGraph(files);
  const tables = drizzleTablesOf(files);
  const features = featuresOf(files);
  const needed = new Set<string>();
  for (const file of files) {
    if (file.syntaxError !== null) {
      yield `${file.path}: cannot be read: ${file.syntaxError}`;
    }
    yield* fileErrors(file);
    yield* arrowErrors(file, needed);
    yield* actionErrors(file, features);
    yield* featureErrors(file, features, needed);
    yield* tableErrors(file, tables);
    yield* schemaErrors(file, graph);
    yield* screenErrors(file);
    yield* pureCoreErrors(file);
  }
  yield* folderErrors(files);
  yield* roomOrderErrors(rooms);
  yield* businessOrderErrors(businessRooms);
  // An exception that no file needs would let the next error through; the lists only shrink.
  for (const exception of exceptions.filter((one) => !needed.has(one))) {
    yield `${exception} is needed no longer; strike it`;
  }
}
