import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { variables } from '#server/config/variables.ts';
import { projectRoot, reportErrors } from '../report-errors.ts';

export interface Known {
  /** Whether there is a file or folder of this path, from the project's root. */
  exists(path: string): boolean;
  /** Whether a file of this name is anywhere in the project. */
  hasFile(name: string): boolean;
  readonly commands: readonly string[];
}

// `core/domain/visitor/savings.ts`, `server/db/` in backticks; a text with <, * or { in it names a kind of
// file, not one.
const rooms = 'art|core|deploy|server|web|e2e|benchmarks|scripts|docs|data';
const pathPattern = new RegExp('`((?:' + rooms + ')/[^`\\s<>*{}]+)`', 'g');
const linkPattern = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const commandPattern = /npm (?:run )?([a-z][a-z:-]*)/g;

// Commands of npm itself, and words that follow its name in a sentence.
const npmsOwn = new Set([
  'ci',
  'install',
  'exec',
  'start',
  'test',
  'view',
  'run',
  'registry',
  'is',
  'itself',
  'package',
  'packages',
  'and',
  'script',
  'scripts',
]);

function* pathErrors(text: string, { exists }: Known): Generator<string> {
  for (const [, written] of text.matchAll(pathPattern)) {
    const path = written!.replace(/[.,;:]$/, '');
    // The data folder is made by a start; it is not in the repository.
    const isMade = path.startsWith('data/');
    if (!isMade && !exists(path)) {
      yield `${path} does not exist`;
    }
  }
}

// A file named without its folder; placeholders such as `X.tsx` and `fr.ts` are shorter.
const namePattern = /`([A-Za-z][\w-]{2,}(?:\.[\w.]+)?\.(?:tsx?|mjs|css|sql))`/g;

function* nameErrors(text: string, { hasFile }: Known): Generator<string> {
  for (const [, name] of text.matchAll(namePattern)) {
    if (!hasFile(name!)) {
      yield `there is no file ${name}`;
    }
  }
}

function* linkErrors(file: string, text: string, { exists }: Known): Generator<string> {
  for (const [, link] of text.matchAll(linkPattern)) {
    const target = posix.join(posix.dirname(file), link!);
    if (!exists(target)) {
      yield `the link ${link} leads nowhere`;
    }
  }
}

function* commandErrors(text: string, { commands }: Known): Generator<string> {
  for (const [whole, name] of text.matchAll(commandPattern)) {
    const isNpms = npmsOwn.has(name!) && !whole.startsWith('npm run');
    if (!isNpms && !commands.includes(name!)) {
      yield `there is no command "${whole}"`;
    }
  }
}

/** Every path, file, link and command that a document names and that does not exist. */
export function documentErrors(file: string, text: string, known: Known): string[] {
  const errors = [
    ...pathErrors(text, known),
    ...nameErrors(text, known),
    ...linkErrors(file, text, known),
    ...commandErrors(text, known),
  ];
  return errors.map((error) => `${file}: ${error}`);
}

const rowPattern = /^\| `([A-Z][A-Z_]{3,})`/gm;

/** The README's table names every variable of the configuration, and no other. */
export function variableErrors(readme: string, variables: readonly string[]): string[] {
  const listed = [...readme.matchAll(rowPattern)].map(([, name]) => name!);
  const missing = variables.filter((name) => !listed.includes(name));
  const unread = listed.filter((name) => !variables.includes(name));
  return [
    ...missing.map((name) => `README.md: the variable ${name} is not in the table`),
    ...unread.map((name) => `README.md: the table names ${name}, which nothing reads`),
  ];
}

if (import.meta.main) {
  const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
  const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const folders = rooms.replaceAll('|', ',');
  const paths = globSync(`{${folders}}/**/*.{ts,tsx,mjs,css,sql}`, { cwd: projectRoot });
  const names = new Set(
    [...paths, ...globSync('*.{ts,mjs}', { cwd: projectRoot })].map((path) => basename(path)),
  );
  const known: Known = {
    exists: (path) => existsSync(join(projectRoot, path)),
    hasFile: (name) => names.has(name),
    commands: Object.keys(manifest.scripts),
  };
  const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

  reportErrors([
    ...documents.flatMap((file) => documentErrors(file, read(file), known)),
    ...variableErrors(read('README.md'), variables),
  ]);
}
