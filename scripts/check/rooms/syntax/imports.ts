import { posix } from 'node:path';
import { type Load, loadsOf } from './loads.ts';
import type { SourceFile } from './source-file.ts';
import { styleImports } from './style-imports.ts';
import { textOf, unknown } from './texts.ts';

/** One file, folder or package that a file takes. */
export interface Import extends Omit<Load, 'from'> {
  /** As written; of a glob or a template the part before its first unknown. */
  readonly specifier: string;
  /** The file or folder it leads to, from the project's root; null for a package. */
  readonly target: string | null;
  /** True when its path is made at run time: then nothing of it can be read. */
  readonly isComputed: boolean;
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#') || specifier.startsWith('/')) {
    return specifier.slice(1);
  }
  const folder = posix.dirname(from);
  return specifier.startsWith('.') ? posix.join(folder, specifier) : null;
}

function importOf(file: string, { from, ...load }: Load): Import {
  const text = textOf(from) ?? '';
  const [specifier = ''] = text.split(new RegExp(`[*?${unknown}]`));
  return {
    ...load,
    specifier,
    target: targetOf(file, specifier),
    isComputed: specifier === '',
  };
}

/** What a style sheet takes is loaded with it. */
function ofStyles({ path, text }: SourceFile): Import[] {
  return styleImports(text).map((specifier) => ({
    specifier,
    target: targetOf(path, specifier),
    isType: false,
    isLazy: false,
    isComputed: false,
    names: ['*'],
  }));
}

/**
 * Everything a file imports, in whatever form: static, re-exported, dynamic, a type, a glob, and a
 * style sheet's sheets.
 */
export function importsOf(file: SourceFile): Import[] {
  const { path, places } = file;
  if (path.endsWith('.css')) {
    return ofStyles(file);
  }
  return places.flatMap(({ node }) => loadsOf(node)).map((load) => importOf(path, load));
}
