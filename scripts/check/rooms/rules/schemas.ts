import { isTest } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const schemas = 'zod/mini';

/** The files and packages that each file imports and so loads, without types. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const loadedWith = (file: SourceFile): string[] =>
  importsOf(file)
    .filter(({ isType, isLazy }) => !isType && !isLazy)
    .map(({ target, specifier }) => target ?? specifier);

export const importGraph = (files: readonly SourceFile[]): ImportGraph =>
  new Map(files.map((file) => [file.path, loadedWith(file)]));

function leadsToSchemas(graph: ImportGraph, start: string): boolean {
  const reached = new Set([start]);
  for (const node of reached) {
    for (const next of graph.get(node) ?? []) {
      reached.add(next);
    }
  }
  return reached.has(schemas);
}

/** Files with the visitors' forms: their imports are loaded with the form. */
const forms = /^web\/public\/(islands|parts)\//;

/** Visitors of a page without a form do not load the schemas of the contract. */
export function* schemaErrors(file: SourceFile, graph: ImportGraph): Generator<string> {
  const { path } = file;
  if (!path.startsWith('web/public/') || forms.test(path) || isTest(path)) {
    return;
  }
  for (const taken of loadedWith(file)) {
    if (!taken.startsWith('web/public/') && leadsToSchemas(graph, taken)) {
      yield `${path}: loads a schema (${taken}); only the islands of forms and their parts may`;
    }
  }
}
