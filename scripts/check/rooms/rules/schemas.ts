import { isTest } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const schemas = 'zod/mini';

/** What is loaded together with each file: the files and packages it imports, types left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const loadedWith = (file: SourceFile): string[] =>
  importsOf(file)
    .filter(({ isType, isLazy }) => !isType && !isLazy)
    .map(({ target, specifier }) => target ?? specifier);

/** What each file of the tree loads. */
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

/** Where visitors fill in forms: what is needed there is loaded with the form. */
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
