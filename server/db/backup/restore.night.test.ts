import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runChild } from '#server/testing/child.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { exportDatabase } from './export.ts';
import { openDatabase, type OpenOptions } from '../open.ts';
import { restoreDatabase } from './restore.ts';

const rows = 30_000;
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-'));
after(() => fs.rmSync(home, { recursive: true, force: true }));
const backup = path.join(home, 'backup');
const migrationsFolder = path.join(home, 'migrations');
fs.mkdirSync(migrationsFolder);
fs.writeFileSync(
  path.join(migrationsFolder, '0001-people.sql'),
  'create table people (id bigint generated always as identity primary key, name text not null)',
);

before(async () => {
  const { database, dispose } = await freshDatabase({ migrations: migrationsFolder });
  await database.query(
    `insert into people (name) select repeat('n', 100) || n from generate_series(1, $1::int) n`,
    [rows],
  );
  await exportDatabase(database, backup);
  await dispose();
});

/** An empty target: a data folder without a database, or an empty database of a server. */
async function emptyPlace(t: TestContext, isBundled: boolean): Promise<OpenOptions> {
  if (isBundled) {
    return { dataDir: path.join(fs.mkdtempSync(path.join(home, 'place-')), 'data') };
  }
  const { database, options, dispose } = await freshDatabase({ migrations: null });
  await database.close();
  t.after(dispose);
  return options;
}

async function restoredRows(options: OpenOptions): Promise<number> {
  await restoreDatabase({ ...options, migrationsFolder }, backup);
  const database = await openDatabase(options);
  try {
    const counted = await database.query('select count(*) as n from people');
    return counted.rows[0]!.n as number;
  } finally {
    await database.close();
  }
}

/** Whether a server that is started here would find something, or begin with an empty product. */
async function isBlankPlace({ dataDir, databaseUrl }: OpenOptions): Promise<boolean> {
  if (!databaseUrl) {
    const names = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : [];
    return names.length === 0;
  }
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const found = await database.query(
      `select count(*) as n from pg_class where relnamespace = 'public'::regnamespace`,
    );
    return found.rows[0]!.n === 0;
  } finally {
    await database.close();
  }
}

/** Waits until the restore has loaded some of its rows. */
async function inTheMiddle({ dataDir, databaseUrl }: OpenOptions): Promise<void> {
  if (!databaseUrl) {
    while (!fs.existsSync(path.join(dataDir, 'postgres.restore/postgres/data/postmaster.pid'))) {
      await sleep(5);
    }
    return;
  }
  const watcher = await openDatabase({ dataDir, databaseUrl, poolSize: 1 });
  try {
    const isCopying = async () => {
      const { rowCount } = await watcher.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'copy "people"%'`,
      );
      return rowCount! > 0;
    };
    while (!(await isCopying())) {
      await sleep(5);
    }
  } finally {
    await watcher.close();
  }
}

const restoring = `
  import { restoreDatabase } from '#server/db/backup/restore.ts';
  const [target, backup] = process.argv.slice(1);
  console.log('begun');
  await restoreDatabase(JSON.parse(target), backup);`;

for (const isBundled of [true, false]) {
  describe(`a restore ${isBundled ? 'into a data folder' : 'on a server'}`, () => {
    test('that is killed leaves no product to start with, and the same one works right after', async (t) => {
      const options = await emptyPlace(t, isBundled);
      const target = JSON.stringify({ ...options, migrationsFolder });
      const child = runChild(restoring, target, backup);
      await child.said('begun');
      await inTheMiddle(options);
      await child.kill();
      if (isBundled) {
        await assert.rejects(
          openDatabase(options),
          /A restore into .* was cut off before it was whole\. Run it again: npm run restore/,
        );
      } else {
        assert.equal(await isBlankPlace(options), true);
      }
      assert.equal(await restoredRows(options), rows);
      await assert.rejects(restoredRows(options), /not empty/);
    });
  });
}

test('a database folder that is a link is one folder with what it leads to, and a link to nothing is refused', async () => {
  const one = fs.mkdtempSync(path.join(home, 'linked-'));
  const database = await openDatabase({ dataDir: one });
  await database.query('create table t (a int)');
  const other = path.join(home, 'other-name');
  fs.mkdirSync(other);
  fs.symlinkSync(path.join(one, 'postgres'), path.join(other, 'postgres'));
  await assert.rejects(openDatabase({ dataDir: other }), /^FolderInUseError: Another server/);
  await database.close();
  const byLink = await openDatabase({ dataDir: other });
  await assert.rejects(openDatabase({ dataDir: one }), /^FolderInUseError: Another server/);
  assert.equal((await byLink.query('select * from t')).rowCount, 0);
  await byLink.close();
  fs.renameSync(path.join(one, 'postgres'), path.join(one, 'away'));
  await assert.rejects(openDatabase({ dataDir: other }), /is a link, and nothing is there/);
});

test('a file in place of the folder is refused with what to do', async () => {
  const dataDir = fs.mkdtempSync(path.join(home, 'raw-'));
  fs.writeFileSync(path.join(dataDir, 'postgres'), '');
  await assert.rejects(openDatabase({ dataDir }), /cannot be read.*Run the command as the user/);
});
