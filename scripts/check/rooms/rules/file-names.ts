import { posix } from 'node:path';
import { componentName, featureFile, heap, moduleName, styleName } from '../house/files.ts';
import type { SourceFile } from '../syntax/source-file.ts';

/** How the files of an ending are named; other files may be called anything. */
const patterns: readonly (readonly [ending: RegExp, pattern: RegExp, sentence: string])[] = [
  [/\.tsx$/, componentName, 'components are PascalCase, other files kebab-case'],
  [/\.(ts|mjs|js)$/, moduleName, 'files are kebab-case'],
  [/\.([cm]ts|cjs|jsx)$/, /^$/, 'code is .ts or .tsx'],
  [/\.css$/, styleName, 'style sheets are kebab-case'],
];

/** A file says by its name what lives in it. */
export function* fileNameErrors({ path }: SourceFile): Generator<string> {
  const name = posix.basename(path);
  if (heap.test(path)) {
    yield `${path}: say what lives there`;
  }
  if (/^index\.(tsx?|mjs|js)$/.test(name)) {
    yield `${path}: no barrels`;
  }
  for (const [ending, pattern, sentence] of patterns) {
    if (ending.test(name) && !pattern.test(name)) {
      yield `${path}: ${sentence}`;
    }
  }
  const isOfFeature = /^server\/features\/[^/]+\//.test(path);
  if (isOfFeature && !featureFile.test(name)) {
    yield `${path}: not in the closed set of a feature's files`;
  }
}
