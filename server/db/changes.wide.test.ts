import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase } from '#server/testing/database.ts';
import { keep } from './keep.ts';
import { type Database, openDatabase } from './open.ts';

const addHero = `insert into hero_media (file_name, original_name, media_type, mime_type, file_size, file_path)
  values ('a.mp4', 'a.mp4', 'video', 'video/mp4', 1, '/uploads/a.mp4')`;

async function open(t: TestContext) {
  const fresh = await freshDatabase();
  t.after(fresh.dispose);
  return fresh;
}

/** Resolves once notifications arrive; from then on only changes are reported. */
async function heard(database: Database): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  database.changes.onChange('hero-media', resolve);
  await database.query('select 1');
  await promise;
}

/** A cached count of hero media, which counts how often it was read. */
function keepCount(database: Database) {
  const counts = { reads: 0 };
  const kept = keep({
    changes: database.changes,
    topic: 'hero-media',
    load: async () => {
      counts.reads += 1;
      const { rows } = await database.query<{ n: number }>('select count(*) as n from hero_media');
      return rows[0]!.n;
    },
  });
  return { ...kept, counts };
}

/** Polls until it is true; if it never is, the time limit of the test run ends the test. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    await sleep(5);
  }
  return performance.now() - began;
}

test('what is kept is read once, and again after a change', async (t) => {
  const { database } = await open(t);
  await heard(database);
  const { read, peek, counts } = keepCount(database);
  assert.deepEqual(await Promise.all([read(), read(), read()]), [0, 0, 0]);
  assert.equal(await read(), 0);
  assert.equal(counts.reads, 1);
  await database.query(addHero);
  database.changes.invalidate('hero-media');
  assert.equal(peek(), undefined);
  assert.deepEqual(await Promise.all([read(), read()]), [1, 1]);
});

test('a database closes at once, also while it begins to hear of changes', async () => {
  const { database, dispose } = await freshDatabase();
  database.changes.onChange('hero-media', () => {});
  await dispose();
});

test('a change is notified on commit, not before, and not after a rollback', async (t) => {
  const { database } = await open(t);
  await heard(database);
  const { read } = keepCount(database);
  let told = 0;
  database.changes.onChange('hero-media', () => {
    told += 1;
  });
  await database
    .transaction(async (tx) => {
      await tx.query(addHero);
      throw new Error('no');
    })
    .catch(() => {});
  await sleep(200);
  assert.equal(told, 0);
  await database.transaction(async (tx) => {
    await tx.query(addHero);
    await tx.query('select pg_sleep(0.2)');
    assert.equal(told, 0);
  });
  await until(async () => told > 0);
  assert.equal(await read(), 1);
});

test('a server whose listening connection was cut hears of everything again, and of what it missed', async (t) => {
  const { database, options } = await open(t);
  const other = await openDatabase(options);
  t.after(() => other.close());
  await heard(database);
  const { read } = keepCount(database);
  assert.equal(await read(), 0);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'server listening' and datname = current_database()`;
  const listening = `select 1 from pg_stat_activity
      where application_name = 'server listening' and datname = current_database()`;
  for (let round = 1; round <= 3; round += 1) {
    await other.query(cut);
    await other.query(addHero);
    const ms = await until(async () => (await read()) === round);
    t.diagnostic(`known ${Math.round(ms)} ms after the cut`);
  }
  await until(async () => (await other.query(listening)).rows.length === 1);
  await other.query(addHero);
  const ms = await until(async () => (await read()) === 4);
  t.diagnostic(`known ${Math.round(ms)} ms after an ordinary change`);
});
