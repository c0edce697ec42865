import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { variables } from '#server/config.ts';

const root = resolve(import.meta.dirname, '../../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  imports: Record<string, string>;
};

const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map((file) => `docs/${String(file)}`)
    .filter((file) => file.endsWith('.md')),
];
const rooms = 'core|server|web|e2e|benchmarks|scripts|docs|data';
// `core/domain/savings.ts`, `server/db/`, `web/public/pages` in backticks; patterns with <, * or {
// name a kind of file, not one file.
const pathPattern = new RegExp('`((?:' + rooms + ')/[^`\\s<>*{}]+)`', 'g');
const linkPattern = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const commandPattern = /npm (?:run )?([a-z][a-z:-]*)/g;
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

function* documentErrors(file: string): Generator<string> {
  const source = readFileSync(join(root, file), 'utf8');
  for (const [, path] of source.matchAll(pathPattern)) {
    const bare = path!.replace(/[.,;:]$/, '');
    // The data folder is made by a start; it is not in the repository.
    if (!bare.startsWith('data/') && !existsSync(join(root, bare))) {
      yield `${file}: ${bare} does not exist`;
    }
  }
  for (const [, link] of source.matchAll(linkPattern)) {
    if (!existsSync(join(root, dirname(file), link!))) {
      yield `${file}: the link ${link} leads nowhere`;
    }
  }
  for (const [whole, name] of source.matchAll(commandPattern)) {
    const isOurs = Object.hasOwn(manifest.scripts, name!);
    if (!isOurs && (whole.startsWith('npm run') || !npmsOwn.has(name!))) {
      yield `${file}: there is no command "${whole}"`;
    }
  }
}

/**
 * Every variable of the configuration stands in the README's table, and the table names no other.
 */
function* configurationErrors(): Generator<string> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const known = new Set(variables);
  const listed = new Set(
    [...readme.matchAll(/^\| `([A-Z][A-Z_]{3,})`/gm)].map((match) => match[1]!),
  );
  for (const name of known) {
    if (!listed.has(name)) {
      yield `README.md: the variable ${name} is not in the table`;
    }
  }
  for (const name of listed) {
    if (!known.has(name)) {
      yield `README.md: the table names ${name}, which nothing reads`;
    }
  }
}

/**
 * Every command, path, link and variable named in the documents that does not exist, one sentence
 * each.
 */
export const docErrors = (): string[] => [
  ...documents.flatMap((file) => [...documentErrors(file)]),
  ...configurationErrors(),
];

if (import.meta.main) {
  const errors = docErrors();
  for (const error of errors) {
    console.error(error);
  }
  process.exit(errors.length > 0 ? 1 : 0);
}
