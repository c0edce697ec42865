import { posix } from 'node:path';
import { businessRooms, keptByFeature } from '../house/business-rooms.ts';
import { isTest } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const inRoom = /^server\/features\/(?<room>[^/]+)\//;

// A room, or a feature that is a folder in it.
const featureFolder = /^server\/features\/[^/]+(\/[^/]+)?$/;

export function featuresOf(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(
    files
      .filter(({ path }) => posix.basename(path) === 'plugin.ts')
      .map(({ path }) => posix.dirname(path))
      .filter((folder) => featureFolder.test(folder)),
  );
}

/**
 * A room of the business imports along the list, and of another room's features no `writes.ts`.
 * Adds to `needed` the rooms there are and the arrows they need.
 */
export function* featureErrors(
  file: SourceFile,
  features: ReadonlySet<string>,
  needed = new Set<string>(),
): Generator<string> {
  const { path } = file;
  if (isTest(path) || path.startsWith('server/testing/')) {
    return;
  }
  const own = inRoom.exec(path)?.groups!['room'];
  const listed = businessRooms[own ?? ''];
  const isOnFloor = own === undefined && path.startsWith('server/features/');
  if (own !== undefined && !listed) {
    yield `${path}: the room ${own} is not in the list of business rooms`;
    return;
  }
  needed.add(`business rooms: ${own}`);
  for (const { target } of importsOf(file)) {
    const { room } = inRoom.exec(target ?? '')?.groups ?? {};
    const isForeign = room !== undefined && room !== own;
    needed.add(`business rooms: ${own} ${room}`);
    if (isForeign && (isOnFloor || (listed && !listed.includes(room)))) {
      yield `${path}: ${own ?? 'the floor'} may not import ${room}`;
    }
    const isKept = target !== null && keptByFeature.includes(posix.basename(target));
    if (isForeign && isKept && features.has(posix.dirname(target))) {
      yield `${path}: ${target} belongs to its own feature`;
    }
    const isTable = target?.startsWith('server/db/tables/');
    if (own && isTable && !/\/(queries|writes)\.ts$/.test(path)) {
      yield `${path}: only queries.ts and writes.ts take tables`;
    }
  }
}

/** No room imports one below it in the list, so none imports one that imports it. */
export function* businessOrderErrors(list: typeof businessRooms): Generator<string> {
  const rooms = Object.keys(list);
  for (const [at, room] of rooms.entries()) {
    for (const taken of list[room]!) {
      if (rooms.indexOf(taken) >= at) {
        yield `business rooms: ${room} imports ${taken}, which does not stand above it`;
      }
    }
  }
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A file of a feature that is called `read-lead.ts` exports `readLead`. */
export function* actionErrors(
  { path, exported }: SourceFile,
  features: ReadonlySet<string>,
): Generator<string> {
  const name = /^[a-z]+(?:-[a-z]+)+(?=\.ts$)/.exec(posix.basename(path))?.[0];
  const isAction = name !== undefined && features.has(posix.dirname(path));
  if (isAction && !exported.includes(camelCase(name))) {
    yield `${path}: exports no ${camelCase(name)}; a file is called after its action`;
  }
}
