import { existsSync, globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { checks, componentTests, journeys, nodeTests, root, type Runner } from './run-parts.ts';

export interface Part {
  name: string;
  files: readonly string[];
  run: Runner;
}

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** A word before the last ones of a file's name: `x.test.ts`, `x.wide.test.ts`, `x.night.test.ts`. */
const tiers = ['', 'wide', 'night'] as const;

function tierOf(path: string): string {
  return /\.(wide|night)\.(?:spec|test)\.ts$/.exec(path)?.[1] ?? '';
}

const isOfServer = (path: string) => path.startsWith('server/');
const inNode = find('{core,web,scripts,server}/**/*.test.ts');

const kinds: readonly (readonly [name: string, files: readonly string[], run: Runner])[] = [
  ['unit', inNode.filter((path) => !isOfServer(path)), nodeTests('unit')],
  ['components', find('web/**/*.spec.ts'), componentTests],
  ['api', inNode.filter(isOfServer), nodeTests('api')],
  ['e2e', find('e2e/*.spec.ts'), journeys],
];

/** More rounds of these are part of the night. */
const longer = ['server/testing/durability.wide.test.ts', 'server/app-hostile-bodies.wide.test.ts'];

const parts: readonly Part[] = [
  { name: 'check', files: [], run: checks },
  ...tiers.flatMap((tier) =>
    kinds.map(([name, files, run]) => {
      const own = files.filter((path) => tierOf(path) === tier);
      return {
        name: `${tier} ${name}`.trim(),
        files: tier === 'night' && name === 'api' ? [...longer, ...own] : own,
        run,
      };
    }),
  ),
];

const isUsual = ({ name }: Part) => !/^(wide|night) /.test(name);

/**
 * The parts that the words behind `npm test` name: a part ("api"), a tier ("wide" is four of them),
 * a file, a text in its path; all of them but wide ones and the night's without a word.
 */
export function chooseParts(words: readonly string[]): { parts: Part[]; texts: string[] } {
  const [first = '', ...others] = words;
  const named = parts.filter(({ name }) => name === first || name.startsWith(`${first} `));
  const isNamed = first !== '' && named.length > 0;
  const texts = (isNamed ? others : words)
    .filter(Boolean)
    .map((text) => (existsSync(text) ? relative(root, resolve(text)) : text));
  const isWhole = texts.length === 0;
  const among = isNamed ? named : isWhole ? parts.filter(isUsual) : parts;
  const chosen = among
    .map((part) => ({
      ...part,
      files: part.files
        .filter((path) => isWhole || texts.some((text) => path.includes(text)))
        .filter((path) => isNamed || !(part.name === 'night api' && longer.includes(path))),
    }))
    .filter(({ files, name }) => files.length > 0 || (name === 'check' && isWhole));
  return { parts: chosen, texts };
}
