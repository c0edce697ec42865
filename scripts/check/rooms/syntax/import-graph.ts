import type { Graph } from '../graph.ts';
import { importsOf } from './imports.ts';
import type { SourceFile } from './source-file.ts';

/** What is loaded together with each file: the files and packages it imports, types left out. */
export function importGraph(files: readonly SourceFile[]): Graph {
  return new Map(
    files.map((file) => {
      const loaded = importsOf(file).filter(({ isType, isLazy }) => !isType && !isLazy);
      return [file.path, loaded.map(({ target, specifier }) => target ?? specifier)];
    }),
  );
}
