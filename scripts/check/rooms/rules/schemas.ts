import { type Graph, reachedFrom } from '../graph.ts';
import { isTest } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const schemas = 'zod/mini';

/** Where visitors fill in forms: what is needed there is loaded with the form. */
const forms = /^web\/public\/(islands|parts)\//;

/** Whether a file of the public site must come without the code that checks forms. */
const isLight = (path: string): boolean =>
  path.startsWith('web/public/') && !forms.test(path) && !isTest(path);

/** Visitors of a page without a form do not load the schemas of the contract. */
export function* schemaErrors(file: SourceFile, graph: Graph): Generator<string> {
  const { path } = file;
  if (!isLight(path)) {
    return;
  }
  for (const { isType, isLazy, specifier, target } of importsOf(file)) {
    const taken = target ?? specifier;
    const isOther = !taken.startsWith('web/public/');
    const isLoaded = !isType && !isLazy && isOther;
    if (isLoaded && reachedFrom(graph, taken).has(schemas)) {
      yield `${path}: loads a schema (${taken}); only the islands of forms and their parts may`;
    }
  }
}
