import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import {
  findPostgresPrograms,
  startPostgresCluster,
} from '#server/testing/postgres/postgres-cluster.ts';
import { ensureChromium } from '../browser.mjs';
import { aptInstall, ensureBuilt, mayUseApt } from '../prepare.mjs';
import { bundleTests } from './bundle-tests.ts';
import { endRunAtSignal, waitIfEnding } from './end-run.ts';

/** Resolves to a description of the failures, or to an empty text. */
type Runner = (files: readonly string[], isWhole: boolean) => Promise<string>;

const root = resolve(import.meta.dirname, '../..');
const reporter = './scripts/test/failures-reporter.mjs';

let running: ChildProcess | undefined;

/** Runs Node and shows its output; resolves to the output when it fails. */
async function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const printed = { out: '', err: '' };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => (printed.err += chunk));
  const [code] = await once(child, 'close');
  await waitIfEnding();
  return { code: code as number | null, ...printed };
}

async function nodeTests(files: readonly string[]): Promise<string> {
  const { code, err } = await runNode(
    [
      '--test',
      // Twice as many files as processors: most tests wait for a disk, a process or a database.
      `--test-concurrency=${2 * availableParallelism()}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${reporter}`,
      '--test-reporter-destination=stderr',
      // A file uses the engine for seconds, so optimizing its code does not pay.
      '--liftoff-only',
      '--import=./scripts/quick-imports.mjs',
      '--import=./scripts/test/end-open-files.mjs',
      ...(files.length > 24 ? bundleTests(files, join(root, '.cache/bundled-tests')) : files),
    ],
    { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, '.cache/compiled') },
  );
  return code === 0 ? '' : err || 'The runner itself failed: its output above says why.';
}

/** True if one of the files contains the text. */
const mention = (files: readonly string[], text: RegExp): boolean =>
  files.some((file) => text.test(readFileSync(join(root, file), 'utf8')));

const hasInstalledPostgres = () => findPostgresPrograms('initdb', 'psql') !== undefined;

/** The PostgreSQL of this run: each test's database is a copy of a template on it. */
async function openPostgres() {
  if (process.env['TEST_DATABASE_URL']) {
    return undefined;
  }
  const cluster = await startPostgresCluster({ settings: ['max_connections=400'] });
  if (!cluster) {
    throw new Error('There is no PostgreSQL on this machine to run the tests on.');
  }
  process.env['TEST_DATABASE_URL'] = cluster.url;
  return cluster;
}

const serverTests: Runner = async (files, isWhole) => {
  if (isWhole || mention(files, /dist|product/)) {
    await ensureBuilt();
  }
  // What npm does not bring: a test without it is left out.
  if (mayUseApt() && mention(files, /pooler/) && !existsSync('/usr/sbin/pgbouncer')) {
    await aptInstall('pgbouncer');
  }
  if (mayUseApt() && mention(files, /PostgresPrograms|isInstalled/) && !hasInstalledPostgres()) {
    await aptInstall('postgresql');
  }
  return nodeTests(files);
};

/** What the browser tests of each part say of tests that passed only on their retry. */
const secondTimes: string[] = [];

const browserTests =
  (config: string): Runner =>
  async (files) => {
    const cli = 'node_modules/@playwright/test/cli.js';
    const CHROMIUM_PATH = await ensureChromium();
    const args = ['test', '--config', config, ...files];
    const { code, out, err } = await runNode([cli, ...args], { CHROMIUM_PATH });
    secondTimes.push(out.match(/^Passed only the second time:$[^]*?(?=\n\n|$(?![^]))/m)?.[0] ?? '');
    // Playwright lists the failures at the end of its output.
    return code === 0 ? '' : out.slice(Math.max(0, out.search(/^ +1\) /m))) + err;
  };

const journeys: Runner = async (files, isWhole) => {
  await ensureBuilt();
  return browserTests('playwright.config.ts')(files, isWhole);
};

const checks: Runner = async () => {
  const { code, out, err } = await runNode(['scripts/check.ts']);
  return code === 0 ? '' : out + err;
};

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** When a test runs, by the word before its last ones: `x.test.ts`, `x.wide.test.ts`, `x.night.test.ts`. */
type Tier = '' | 'wide' | 'night';
const tierOf = (path: string): Tier =>
  (/\.(wide|night)\.(?:spec|test)\.ts$/.exec(path)?.[1] ?? '') as Tier;
const isOf = (tier: Tier) => (path: string) => tierOf(path) === tier;

const inNode = find('{core,web,scripts,server}/**/*.test.ts');
const isOfServer = (path: string) => path.startsWith('server/');
const ofServer = inNode.filter(isOfServer);
const ofComponents = find('web/**/*.spec.ts');
const ofBrowser = find('e2e/*.spec.ts');
/** More rounds of these are part of the night. */
const longer = ['server/testing/durability.wide.test.ts', 'server/app-hostile-bodies.wide.test.ts'];
const components = browserTests('playwright-components.config.ts');

const parts: Record<string, readonly [files: readonly string[], run: Runner]> = {
  check: [[], checks],
  unit: [inNode.filter((path) => !isOfServer(path) && isOf('')(path)), nodeTests],
  components: [ofComponents.filter(isOf('')), components],
  api: [ofServer.filter(isOf('')), serverTests],
  e2e: [ofBrowser.filter(isOf('')), journeys],
  'wide unit': [inNode.filter((path) => !isOfServer(path) && isOf('wide')(path)), nodeTests],
  'wide components': [ofComponents.filter(isOf('wide')), components],
  'wide api': [ofServer.filter(isOf('wide')), serverTests],
  'wide e2e': [ofBrowser.filter(isOf('wide')), journeys],
  'night unit': [inNode.filter((path) => !isOfServer(path) && isOf('night')(path)), nodeTests],
  'night api': [[...longer, ...ofServer.filter(isOf('night'))], serverTests],
  'night e2e': [ofBrowser.filter(isOf('night')), journeys],
};
/** The parts that run if none is named. */
const usual = ['check', 'unit', 'components', 'api', 'e2e'];

/** Databases of a test are made in memory if there is room for them. */
function useMemory(): void {
  const memory = '/dev/shm';
  if (process.env['THROW_AWAY_HOME'] !== undefined || !existsSync(memory)) {
    return;
  }
  // Folders that killed runs have left behind.
  for (const folder of globSync(`${memory}/throw-away-of-*`)) {
    if (!existsSync(`/proc/${folder.split('-').at(-1)}`)) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > 3 * 2 ** 30) {
    const folder = `${memory}/throw-away-of-${process.pid}`;
    mkdirSync(folder);
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o711);
    process.env['THROW_AWAY_HOME'] = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
}

const [first = '', ...others] = process.argv.slice(2);
/** The parts that a first word names: "wide" is two of them. */
const named = Object.keys(parts).filter((name) => name === first || name.startsWith(`${first} `));
const isNamed = named.length > 0;
const texts = (isNamed ? others : [first, ...others])
  .filter(Boolean)
  .map((text) => (existsSync(text) ? relative(root, resolve(text)) : text));
const isWhole = texts.length === 0;
const chosen = Object.entries(parts)
  .filter(([name]) => (isNamed ? named : isWhole ? usual : Object.keys(parts)).includes(name))
  .map(([name, [files, run]]) => ({
    name,
    run,
    files: files
      .filter((path) => isWhole || texts.some((text) => path.includes(text)))
      .filter((path) => isNamed || !longer.includes(path) || !name.startsWith('night')),
  }))
  .filter(({ files, name }) => files.length > 0 || (name === 'check' && isWhole));
if (chosen.some(({ name }) => name.startsWith('night'))) {
  process.env['KILLS'] ??= '20';
  process.env['HOSTILE_ROUNDS'] ??= '100';
}
if (chosen.length === 0) {
  console.error(`No test file has ${texts.join(' or ')} in its path.`);
  process.exit(1);
}
endRunAtSignal(() => running);
useMemory();
const cluster = await openPostgres();

const results: { title: string; failed: string }[] = [];
for (const { name, run, files } of chosen) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const failed = await run(files, isWhole);
  const seconds = Math.round((performance.now() - start) / 1000);
  results.push({ title: `${failed ? '✖' : '✔'} ${name} (${seconds} s)`, failed });
}
for (const { title, failed } of results) {
  console.log(`\n=== ${title}${failed && `\n${failed.trimEnd()}`}`);
}
console.log(
  secondTimes
    .filter(Boolean)
    .map((text) => `\n${text}`)
    .join(''),
);
await cluster?.stop();
process.exit(results.some(({ failed }) => failed) ? 1 : 0);
