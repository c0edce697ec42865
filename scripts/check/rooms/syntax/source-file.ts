import { parseSync } from 'oxc-parser';
import { type Place, placesOf } from './walk.ts';

/** A file of the tree as the rules see it. */
export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Every node of its syntax tree; empty when the file is not code. */
  readonly places: readonly Place[];
  /** Why its syntax cannot be read; null when it can. */
  readonly syntaxError: string | null;
}

const code = /\.[cm]?[jt]sx?$/;

/** Reads a file's syntax. */
export function sourceFile(path: string, text: string): SourceFile {
  if (!code.test(path)) {
    return {
      path,
      text,
      places: [],
      syntaxError: null,
    };
  }
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  return {
    path,
    text,
    places: placesOf(program),
    syntaxError: error?.message ?? null,
  };
}
