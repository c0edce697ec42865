import { readersOfEnvironment } from '../house/globals.ts';
import { isTest, isWithin } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import { propertyRead, type Use, usesOf } from '../syntax/names.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const mayRead = (path: string): boolean =>
  isTest(path) || readersOfEnvironment.some((at) => isWithin(path, at));

/** A process that goes by another name takes its environment along. */
function reachesEnvironment(use: Use): boolean {
  const property = propertyRead(use);
  switch (use.name) {
    case 'process':
      return property === null || property === 'env';
    case 'global':
    case 'globalThis':
      return property === 'process';
    default:
      return false;
  }
}

/** The environment is read by the configuration; tests and scripts have their own. */
export function* environmentErrors(file: SourceFile): Generator<string> {
  const { path, places } = file;
  if (mayRead(path)) {
    return;
  }
  for (const use of usesOf(places)) {
    if (reachesEnvironment(use)) {
      yield `${path}: the environment is read by server/config.ts alone`;
    }
  }
  for (const { specifier } of importsOf(file)) {
    if (/^(node:)?process$/.test(specifier)) {
      yield `${path}: process is global; the environment is read by server/config.ts alone`;
    }
  }
}
