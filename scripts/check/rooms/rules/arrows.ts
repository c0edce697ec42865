import { computedImports, typesAgainstArrows } from '../house/against-the-map.ts';
import { isTest, isWithin, roomOf } from '../house/room-of.ts';
import { besidesInTests, type Room } from '../house/rooms.ts';
import { type Import, importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const isPackage = (specifier: string, allowed: string): boolean =>
  allowed === '*' ||
  specifier === allowed ||
  specifier.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`);

/** What a file may import: what its room may, and more when it is a test. */
function allowedIn({ path }: SourceFile, { at, takes, packages }: Room): Omit<Room, 'at'> {
  const more = isTest(path) ? besidesInTests : { takes: [], packages: [] };
  return {
    takes: [at, ...takes, ...more.takes],
    packages: [...packages, ...more.packages],
  };
}

const isListed = (file: string, { target, isType }: Import): boolean =>
  isType && typesAgainstArrows.some((one) => one.file === file && one.target === target);

/** A file imports along the arrows of its room, and only the packages its room may. */
export function* arrowErrors(file: SourceFile): Generator<string> {
  const { path } = file;
  const room = roomOf(path);
  if (!room) {
    yield `${path}: no room of the house holds this file`;
    return;
  }
  const { takes, packages } = allowedIn(file, room);
  for (const taken of importsOf(file)) {
    const { specifier, target, isComputed } = taken;
    if (isComputed) {
      const mayCompute = path in computedImports || room.packages.includes('*');
      if (!mayCompute) {
        yield `${path}: imports a path that only run time knows`;
      }
    } else if (target === null) {
      if (!packages.some((allowed) => isPackage(specifier, allowed))) {
        yield `${path}: the package ${specifier} may not be imported here`;
      }
    } else if (!takes.some((at) => isWithin(target, at)) && !isListed(path, taken)) {
      yield `${path}: may not import ${target}`;
    }
  }
}
