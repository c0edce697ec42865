import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot, reportErrors } from '../report-errors.ts';

/** The text of each file below web, by its path from the root. */
export type WebFiles = ReadonlyMap<string, string>;

const comment = /\/\*[\s\S]*?\*\//g;
const declarations = /(?<=[;{}])[^;{}]*(?=[;}])/g;
const atRule = /@[^;{]*/g;
const className = /\.([A-Za-z_][\w-]*)/g;
const styleImport =
  /\b(?:import (?<name>\w+)|export \{ default \}) from '(?<path>[^']+\.module\.css)'/g;
const importedPath = /\bfrom '[^']*'/g;

export function classesOf(sheet: string): Set<string> {
  const selectors = sheet
    .replace(comment, '')
    .replace(declarations, '')
    .replace(atRule, '')
    .matchAll(className);
  return new Set([...selectors].map(([, name]) => name!));
}

interface Use {
  readonly path: string;
  readonly sheet: string;
  /** The class, or null where only run time knows it: `styles[tone]`, a re-export. */
  readonly name: string | null;
}

function usesIn(path: string, text: string): Use[] {
  return [...text.matchAll(styleImport)].flatMap(({ groups }) => {
    const { name, path: target } = groups as { name?: string; path: string };
    const sheet = target.startsWith('#')
      ? target.slice(1)
      : posix.join(posix.dirname(path), target);
    if (!name) {
      return [{ path, sheet, name: null }];
    }
    const access = new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\[)`, 'g');
    const accesses = text.replace(importedPath, '').matchAll(access);
    return [...accesses].map(([, used]) => ({ path, sheet, name: used ?? null }));
  });
}

/**
 * Classes that code uses and the style module does not have, and classes of a style module that no
 * code uses. A module whose classes are looked up by a computed name may have more.
 */
export function* styleErrors(files: WebFiles): Generator<string> {
  const uses = [...files].flatMap(([path, text]) =>
    path.endsWith('.css') ? [] : usesIn(path, text),
  );
  for (const { path, sheet, name } of uses) {
    if (name && !classesOf(files.get(sheet) ?? '').has(name)) {
      yield `${path}: ${sheet} has no class ${name}`;
    }
  }
  for (const [sheet, text] of files) {
    if (sheet.endsWith('.module.css')) {
      const used = new Set(uses.filter((use) => use.sheet === sheet).map(({ name }) => name));
      for (const name of used.has(null) ? [] : classesOf(text)) {
        if (!used.has(name)) {
          yield `${sheet}: no code uses the class ${name}`;
        }
      }
      if (used.size === 0) {
        yield `${sheet}: no code uses this style module`;
      }
    }
  }
}

if (import.meta.main) {
  const paths = globSync('web/**/*.{ts,tsx,css}', { cwd: projectRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const files = new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));

  reportErrors([...styleErrors(files)]);
}
