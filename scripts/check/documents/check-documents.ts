import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { variables } from '#server/config/variables.ts';
import { projectRoot } from '../project-root.ts';
import { reportErrors } from '../report-errors.ts';

/** What a document may name. */
export interface Known {
  /** Whether there is a file or folder of this path, from the project's root. */
  exists(path: string): boolean;
  /** The commands of package.json. */
  readonly commands: readonly string[];
}

// `core/domain/savings.ts`, `server/db/` in backticks; a text with <, * or { in it names a kind of
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

/** Every path, link and command that a document names and that does not exist, one sentence each. */
export function documentErrors(file: string, text: string, known: Known): string[] {
  const errors = [
    ...pathErrors(text, known),
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
  const known: Known = {
    exists: (path) => existsSync(join(projectRoot, path)),
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
