import { mostLines } from '../house/files.ts';
import { isTest } from '../house/room-of.ts';
import type { ForeignTables } from '../house/table-owners.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';
import type { DrizzleTables } from '../tables/drizzle-tables.ts';
import { calledFeatures, featureOf } from './feature-calls.ts';
import { linesOf } from './sizes.ts';
import { foreignTablesOf } from './tables.ts';

// An exception nobody needs any longer would let the next error through: it is struck from its
// list, so that the lists only shrink.

/** The tree by path. */
export type Tree = ReadonlyMap<string, SourceFile>;

/** Listed statements that no longer name the other room's table. */
export function* unneededTables(
  tree: Tree,
  tables: DrizzleTables,
  listed: readonly ForeignTables[],
): Generator<string> {
  for (const { file, tables: names } of listed) {
    const source = tree.get(file);
    const used = source ? foreignTablesOf(source, tables) : [];
    for (const name of names) {
      if (!used.includes(name)) {
        yield `foreign tables: ${file} no longer names ${name}; strike it`;
      }
    }
  }
}

/** Listed types that are no longer imported against an arrow. */
export function* unneededTypes(
  tree: Tree,
  listed: readonly { file: string; target: string }[],
): Generator<string> {
  for (const { file, target } of listed) {
    const source = tree.get(file);
    const imports = source ? importsOf(source) : [];
    if (!imports.some((one) => one.target === target)) {
      yield `types against arrows: ${file} no longer takes ${target}; strike it`;
    }
  }
}

/** Listed files that no longer import what only run time knows. */
export function* unneededComputed(
  tree: Tree,
  listed: Readonly<Record<string, string>>,
): Generator<string> {
  for (const file of Object.keys(listed)) {
    const source = tree.get(file);
    const imports = source ? importsOf(source) : [];
    if (!imports.some(({ isComputed }) => isComputed)) {
      yield `computed imports: ${file} has none any longer; strike it`;
    }
  }
}

/** Listed files that are short enough now. */
export function* unneededLengths(
  tree: Tree,
  listed: Readonly<Record<string, string>>,
): Generator<string> {
  for (const file of Object.keys(listed)) {
    const source = tree.get(file);
    if (!source || linesOf(source) <= mostLines) {
      yield `long files: ${file} is none any longer; strike it`;
    }
  }
}

/** Listed calls that no feature makes any longer, and features that are gone. */
export function* unneededCalls(
  tree: Tree,
  listed: Readonly<Record<string, readonly string[]>>,
): Generator<string> {
  const files = [...tree.values()];
  for (const [feature, calls] of Object.entries(listed)) {
    const own = files.filter(({ path }) => featureOf(path) === feature && !isTest(path));
    const called = own.flatMap(calledFeatures);
    if (own.length === 0) {
      yield `feature calls: there is no feature ${feature}; strike it`;
    }
    for (const other of calls) {
      if (!called.includes(other)) {
        yield `feature calls: ${feature} no longer calls ${other}; strike it`;
      }
    }
  }
}
