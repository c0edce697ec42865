import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  findPostgresPrograms,
  startPostgresCluster,
} from '#server/testing/postgres/postgres-cluster.ts';
import { ensureChromium } from '../browser.mjs';
import { aptInstall, ensureBuilt, mayUseApt } from '../prepare.mjs';
import { chooseParts, type Part } from './choose-parts.ts';
import { endRunAtSignal } from './end-run.ts';
import { root, running, secondTimes } from './run-parts.ts';

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

/** True if one of the files contains the text. */
const mention = (files: readonly string[], text: RegExp): boolean =>
  files.some((file) => text.test(readFileSync(join(root, file), 'utf8')));

/** What several parts need is there before the first begins. */
async function prepare(parts: readonly Part[], isWhole: boolean): Promise<void> {
  const inBrowser = parts.filter(({ name }) => /(e2e|components)$/.test(name));
  const ofServer = parts.filter(({ name }) => name.endsWith('api')).flatMap(({ files }) => files);
  if (
    inBrowser.some(({ name }) => name.endsWith('e2e')) ||
    (ofServer.length > 0 && (isWhole || mention(ofServer, /dist|product/)))
  ) {
    await ensureBuilt();
  }
  if (inBrowser.length > 0) {
    await ensureChromium();
  }
  if (!mayUseApt()) {
    return;
  }
  // What npm does not bring: a test without it is left out.
  if (mention(ofServer, /pooler/) && !existsSync('/usr/sbin/pgbouncer')) {
    await aptInstall('pgbouncer');
  }
  const hasPrograms = () => findPostgresPrograms('initdb', 'psql') !== undefined;
  if (mention(ofServer, /PostgresPrograms|isInstalled/) && !hasPrograms()) {
    await aptInstall('postgresql');
  }
}

interface Result {
  title: string;
  failed: string;
}

/** Runs one part; its output comes in one piece where another part runs beside it. */
async function runPart({ name, files, run }: Part, isAlone: boolean): Promise<Result> {
  const start = performance.now();
  let kept = '';
  if (isAlone) {
    console.log(`\n=== ${name}`);
  }
  const failed = await run(files, (text) => {
    if (isAlone) {
      process.stdout.write(text);
    } else {
      kept += text;
    }
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const title = `${failed ? '✖' : '✔'} ${name} (${seconds} s)`;
  if (!isAlone) {
    console.log(`\n=== ${title}\n${kept}`);
  }
  return { title, failed };
}

/** One part after the other. */
async function runLane(parts: readonly Part[], isAlone: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    results.push(await runPart(part, isAlone));
  }
  return results;
}

const { parts, texts } = chooseParts(process.argv.slice(2));
if (parts.length === 0) {
  console.error(`No test file has ${texts.join(' or ')} in its path.`);
  process.exit(1);
}
if (parts.some(({ name }) => name.startsWith('night'))) {
  process.env['KILLS'] ??= '20';
  process.env['HOSTILE_ROUNDS'] ??= '100';
}
endRunAtSignal(() => running);
useMemory();
const needsDatabase = parts.some(
  ({ name, files }) => /(api|e2e)$/.test(name) || mention(files, /#server\/testing\/app\.ts/),
);
const [cluster] = await Promise.all([
  needsDatabase ? openPostgres() : undefined,
  prepare(parts, texts.length === 0),
]);

// The server's tests leave a browser's processor idle while they wait, and the other way round. In the
// night nothing waits for them, and what they measure is disturbed by a neighbour.
const isBeside = ({ name }: Part) => /(^|wide )api$/.test(name);
const lanes = [parts.filter((part) => !isBeside(part)), parts.filter(isBeside)];
const isAlone = lanes.some((lane) => lane.length === 0);
const results = (await Promise.all(lanes.map((lane) => runLane(lane, isAlone)))).flat();
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
