import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Child, runChild } from '#server/testing/child.ts';
import { silent } from '../log.ts';
import { type Database, openDatabase, type OpenOptions } from '../open.ts';
import { stopLeftover } from './open-cluster.ts';
import { findPostmaster } from './postmaster.ts';
import { findPrograms, makeLinks } from './programs.ts';

const opening = `
  import { openDatabase } from '#server/db/open.ts';
  try {
    const database = await openDatabase({ dataDir: process.argv[1] });
    await database.query('create table if not exists kept (a int)');
    await database.query('insert into kept values (1)');
    console.log('open');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.name);
    process.exit(1);
  }`;

/** A data folder with a path such as people have: with a space, and letters beyond ASCII. */
function newPlace(t: TestContext) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'données de José '));
  const databases: Database[] = [];
  const children: Child[] = [];
  t.after(async () => {
    await Promise.all([
      ...databases.map((database) => database.close()),
      ...children.map((child) => child.kill()),
    ]);
    if (fs.existsSync(path.join(dataDir, 'postgres/data/PG_VERSION'))) {
      await stopLeftover({ dataDir, log: silent });
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    open: async (options: Partial<OpenOptions> = {}) => {
      const database = await openDatabase({ dataDir, ...options });
      databases.push(database);
      return database;
    },
    /** Opens it in a process of its own, which writes a row and says how that went. */
    openElsewhere: () => {
      const child = runChild(opening, dataDir);
      children.push(child);
      return child;
    },
  };
}

const dataIn = (dataDir: string): string => fs.realpathSync(path.join(dataDir, 'postgres/data'));
const postmasterIn = (dataDir: string) => findPostmaster(dataIn(dataDir));

const count = async ({ query }: Database) =>
  (await query<{ n: number }>('select count(*) as n from kept')).rows[0]!.n;

test('what a killed server leaves ends or is stopped, and its rows are there', async (t) => {
  const { dataDir, open, openElsewhere } = newPlace(t);
  const child = openElsewhere();
  await child.said('open');
  await child.kill();
  const left = postmasterIn(dataDir)?.pid;
  const database = await open();
  assert.equal(await count(database), 1);
  assert.notEqual(postmasterIn(dataDir)!.pid, left);
});

test('of two first starts at once one goes on, and the other ends with a sentence', async (t) => {
  const { dataDir, openElsewhere } = newPlace(t);
  const children = [openElsewhere(), openElsewhere()];
  const codes = await Promise.race(children.map((child) => child.ended));
  assert.equal(codes, 1);
  const [one, other] = children.toSorted((a, b) => a.lines.length - b.lines.length);
  const loser = [one!, other!].find(({ process }) => process.exitCode !== null)!;
  const winner = [one!, other!].find((child) => child !== loser)!;
  assert.deepEqual(loser.lines, ['FolderInUseError']);
  await winner.said('open');
  assert.deepEqual(
    fs.readdirSync(dataDir),
    ['postgres'],
    'what the other one had begun is cleared away',
  );
});

test('a command works on the database of a running server, which goes on', async (t) => {
  const { open } = newPlace(t);
  const database = await open();
  await database.query('create table kept (a int)');
  await assert.rejects(open(), { name: 'FolderInUseError' });
  const beside = await open({ isShared: true });
  await beside.query('insert into kept values (1)');
  await beside.close();
  assert.equal(await count(database), 1);
});

test('PostgreSQL that is killed is started again under the same address, and nothing is lost', async (t) => {
  const { dataDir, open } = newPlace(t);
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const database = await open({ log: { info: say, warn: say, error: say } });
  await database.query('create table kept (a int)');
  const insert = () => database.query('insert into kept values (1)');
  let acknowledged = 0;
  for (let round = 1; round <= 3; round += 1) {
    const { pid } = postmasterIn(dataDir)!;
    process.kill(pid, 'SIGKILL');
    while (
      (postmasterIn(dataDir)?.pid ?? pid) === pid ||
      !(await insert().catch(() => undefined))
    ) {
      await sleep(50);
    }
    acknowledged += 1;
    assert.equal(await count(database), acknowledged);
  }
  assert.ok(
    lines.some((line) => /started again/.test(line)),
    lines.join(' | '),
  );
});

test('PostgreSQL that another process tells to stop is started again', async (t) => {
  const { dataDir, open } = newPlace(t);
  const database = await open();
  const { pid } = postmasterIn(dataDir)!;
  process.kill(pid, 'SIGTERM');
  while ((postmasterIn(dataDir)?.pid ?? pid) === pid) {
    await sleep(50);
  }
  while (!(await database.query('select 1').catch(() => undefined))) {
    await sleep(50);
  }
});

test('a number that is another process, or one that has ended and was not collected, keeps no start away', async (t) => {
  const { dataDir, open, openElsewhere } = newPlace(t);
  const [first, zombieParent] = [
    spawn('sleep', ['1000']),
    spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 1000'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ];
  t.after(() => [first, zombieParent].forEach((child) => child.kill('SIGKILL')));
  const [printed] = await once(zombieParent.stdout!, 'data');
  const pids = [first.pid!, Number(String(printed))];
  for (const [round, pid] of pids.entries()) {
    const child = openElsewhere();
    await child.said('open');
    const { pid: postmaster } = postmasterIn(dataDir)!;
    const file = path.join(dataIn(dataDir), 'postmaster.pid');
    const left = fs.readFileSync(file, 'utf8');
    // Killed first, so that it neither stops by itself nor takes its file away.
    process.kill(postmaster, 'SIGKILL');
    await child.kill();
    fs.writeFileSync(file, left.replace(/^\d+/, String(pid)));
    fs.writeFileSync(path.join(dataDir, 'postgres/.s.PGSQL.5432.lock'), `${pid}\n`);
    const database = await open();
    assert.equal(await count(database), round + 1);
    await database.close();
  }
  assert.equal(first.exitCode, null, 'the other process goes on');
});

test('a folder of another version, of the earlier engine, or with a piece missing is refused unchanged', async (t) => {
  const { dataDir, open } = newPlace(t);
  await (await open()).close();
  const version = path.join(dataIn(dataDir), 'PG_VERSION');
  fs.writeFileSync(version, '17\n');
  await assert.rejects(open(), /written by PostgreSQL 17, this program brings 18.*npm run backup/);
  fs.rmSync(version);
  await assert.rejects(open(), /is damaged: data\/PG_VERSION is missing/);

  const { dataDir: earlier } = newPlace(t);
  fs.mkdirSync(path.join(earlier, 'database/base'), { recursive: true });
  await assert.rejects(
    openDatabase({ dataDir: earlier }),
    /embedded engine of an earlier version.*With that version run `npm run backup.*version before this one/,
  );
  assert.deepEqual(fs.readdirSync(earlier), ['database']);
});

test('the database answers this machine alone, and nobody without its password', async (t) => {
  const { dataDir, open } = newPlace(t);
  const database = await open();
  const host = path.join(dataDir, 'postgres');
  for (const password of ['', 'postgres']) {
    const client = new pg.Client({ host, user: 'postgres', password });
    await assert.rejects(client.connect(), password ? { code: '28P01' } : /password/);
  }
  const mode = (name: string) => fs.statSync(path.join(host, name)).mode & 0o777;
  const names = ['password', 'data', '.', '.s.PGSQL.5432'];
  assert.deepEqual(names.map(mode), [0o600, 0o700, 0o700, 0o700]);
  const { rows } = await database.query<Record<string, string>>(
    `select current_setting('listen_addresses') as listens, current_setting('fsync') as fsync,
      current_setting('data_checksums') as checksums, datlocprovider::text || datlocale as locale
     from pg_database where datname = current_database()`,
  );
  assert.deepEqual(
    { ...rows[0] },
    { listens: '', fsync: 'on', checksums: 'on', locale: 'bC.UTF-8' },
  );
});

test('in a folder whose name is too long for a socket it answers at a port of this machine', async (t) => {
  const { dataDir, open } = newPlace(t);
  const database = await open({ dataDir: path.join(dataDir, 'long'.repeat(25)) });
  const { rows } = await database.query<Record<string, string>>(
    `select current_setting('listen_addresses') as listens, inet_server_addr()::text as answers`,
  );
  assert.deepEqual({ ...rows[0] }, { listens: '127.0.0.1', answers: '127.0.0.1/32' });
});

test('a start waits for the lock that another container holds on the folder', async (t) => {
  const { dataDir, open } = newPlace(t);
  await (await open()).close();
  const lock = path.join(dataDir, 'postgres/lock');
  if (!fs.existsSync(lock)) {
    return t.skip('this machine has no flock');
  }
  const holder = spawn('flock', [lock, 'sh', '-c', 'echo held; sleep 3']);
  await once(holder.stdout, 'data');
  const database = await open();
  assert.notEqual(holder.exitCode, null);
  assert.equal((await database.query('select 1 as one')).rows[0]!.one, 1);
});

test('root works on the folder of an ordinary user as that user', async (t) => {
  if (process.getuid?.() !== 0) {
    return t.skip('only root can be another user');
  }
  const { dataDir, open } = newPlace(t);
  await (await open()).close();
  const user = 33;
  execFileSync('chown', ['-R', `${user}:${user}`, dataDir]);
  const database = await open();
  await database.query('create table kept (a int)');
  await database.close();
  for (const name of fs.readdirSync(dataIn(dataDir), { recursive: true, encoding: 'utf8' })) {
    assert.equal(fs.statSync(path.join(dataIn(dataDir), name)).uid, user, name);
  }
});

test('links that no install script has made are made by the start', (t) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  t.after(() => fs.rmSync(home, { recursive: true }));
  const native = path.dirname(findPrograms());
  const list = 'pg-symlinks.json';
  const links = JSON.parse(fs.readFileSync(path.join(native, list), 'utf8')) as {
    source: string;
    target: string;
  }[];
  fs.mkdirSync(path.join(home, 'native/lib'), { recursive: true });
  fs.copyFileSync(path.join(native, list), path.join(home, 'native', list));
  for (const { source } of links) {
    fs.writeFileSync(path.join(home, source), '');
  }
  makeLinks(home);
  makeLinks(home);
  assert.ok(links.length > 0);
  assert.ok(links.every(({ target }) => fs.existsSync(path.join(home, target))));
});
