import { isTest, isWithin, roomOf } from '../house/room-of.ts';
import { besidesInTests, computedImports, type Room, typesAgainstArrows } from '../house/rooms.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const isPackage = (specifier: string, allowed: string): boolean =>
  allowed === '*' ||
  specifier === allowed ||
  specifier.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`);

/**
 * A file imports along the arrows of its room, and only the packages its room may. Adds to `needed`
 * the exceptions that it uses.
 */
export function* arrowErrors(file: SourceFile, needed = new Set<string>()): Generator<string> {
  const { path } = file;
  const room = roomOf(path);
  if (!room) {
    yield `${path}: no room of the house holds this file`;
    return;
  }
  const more = isTest(path) ? besidesInTests : { takes: [], packages: [] };
  const takes = [room.at, ...room.takes, ...more.takes];
  const packages = [...room.packages, ...more.packages];
  for (const { specifier, target, isComputed, isType } of importsOf(file)) {
    if (isComputed) {
      needed.add(`computed imports: ${path}`);
      if (!(path in computedImports) && !packages.includes('*')) {
        yield `${path}: imports a path that only run time knows`;
      }
    } else if (target === null) {
      if (!packages.some((allowed) => isPackage(specifier, allowed))) {
        yield `${path}: the package ${specifier} may not be imported here`;
      }
    } else if (!takes.some((at) => isWithin(target, at))) {
      needed.add(`types against arrows: ${path} ${target}`);
      if (
        !isType ||
        !typesAgainstArrows.some((one) => one.file === path && one.target === target)
      ) {
        yield `${path}: may not import ${target}`;
      }
    }
  }
}

/** No arrow of the map leads to a room below its own, so none leads back. */
export function* roomOrderErrors(rooms: readonly Room[]): Generator<string> {
  for (const [at, { at: name, takes }] of rooms.entries()) {
    for (const { at: later } of rooms.slice(at + 1)) {
      if (takes.some((taken) => taken === later || isWithin(later, taken))) {
        yield `rooms: ${name} takes ${later}, which stands below it`;
      }
    }
  }
}
