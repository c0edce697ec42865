import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase } from '#server/testing/database.ts';
import { mutableNetwork } from '#server/testing/mutable-network.ts';
import { makeBatch } from '../batch.ts';
import { openDatabase } from '../open.ts';

// Ten seconds are promised; the rest is for a machine that is busy with other tests.
const limitMs = 15_000;

async function throughNetwork(t: TestContext) {
  const plain = await freshDatabase({ migrations: null });
  const network = await mutableNetwork(t, plain.options.databaseUrl!);
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const database = await openDatabase({
    ...plain.options,
    databaseUrl: network.url,
    poolSize: 3,
    log: { info: say, warn: say, error: say },
  });
  t.after(async () => {
    await database.close();
    await plain.dispose();
  });
  await database.query('create table t (id int generated always as identity primary key, a int)');
  return { network, database, lines };
}

/** Milliseconds until it fails. */
async function failureAfter(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await assert.rejects(work);
  return performance.now() - began;
}

test('a PostgreSQL that accepts connections but never answers delays no call by more than seconds, and is used again as soon as it answers', async (t) => {
  const { network, database, lines } = await throughNetwork(t);
  const stored: number[] = [];
  const batch = makeBatch<number, number>({
    size: 2,
    concurrency: 1,
    capacity: 100,
    write: async (items) => {
      const { rows } = await database.query<{ id: number }>(
        'insert into t (a) select unnest($1::int[]) returning id',
        [items],
      );
      stored.push(...rows.map(({ id }) => id));
      return rows.map(({ id }) => id);
    },
  });
  await Promise.all([1, 2, 3].map((item) => batch.add(item)));
  const slow = database.query('select pg_sleep(4)');
  const slower = database.maintain((client) => client.query('select pg_sleep(4)'));
  await Promise.all([slow, slower]);
  assert.deepEqual(lines, [], 'a statement that is worked on may take its time');

  const inside = failureAfter(
    database.transaction(async (tx) => {
      await tx.query('select 1');
      await sleep(300);
      await tx.query('select 2');
    }),
  );
  const maintained = failureAfter(
    database.maintain((client) => client.query('select pg_sleep(60)')),
  );
  await sleep(150);
  network.fallSilent();
  const waited = await Promise.all([
    inside,
    maintained,
    ...Array.from({ length: 5 }, () => failureAfter(database.query('select 3'))),
    ...Array.from({ length: 9 }, (_, item) => failureAfter(batch.add(item))),
  ]);
  const longest = Math.max(...waited);
  assert.ok(longest < limitMs, `somebody waited ${Math.round(longest)} ms`);
  assert.equal(await database.isHealthy(), false);
  assert.ok((await failureAfter(database.query('select 4'))) < 1000, 'known to be silent');

  network.recover();
  while (!(await database.isHealthy())) {
    await sleep(100);
  }
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => database.query('select $1::int as n', [n])),
  );
  assert.equal(answers.length, 12);
  const { rows } = await database.query<{ id: number }>('select id from t');
  const present = new Set(rows.map(({ id }) => id));
  assert.ok(stored.every((id) => present.has(id)));
  assert.equal(lines.filter((line) => /does not answer/.test(line)).length, 1);
  t.diagnostic(`the longest wait was ${Math.round(longest)} ms; ${lines.join(' | ')}`);
});

test('a line that is cut without a word costs its own statement alone', async (t) => {
  const { network, database, lines } = await throughNetwork(t);
  let working: Promise<unknown> | undefined;
  const begun = new EventEmitter();
  void once(begun, 'cut').then(() => {
    working = database.maintain((client) => client.query('select pg_sleep(5)'));
  });
  const inside = database.transaction(async (tx) => {
    await tx.query('insert into t (a) values (1)');
    network.cutLines();
    begun.emit('cut');
    const waited = await failureAfter(tx.query('insert into t (a) values (2)'));
    assert.ok(waited < limitMs, `it waited ${Math.round(waited)} ms`);
    throw new Error('over');
  });
  await assert.rejects(inside, /over/);
  await working;
  assert.deepEqual((await database.query('select count(*) as n from t')).rows, [{ n: 0 }]);
  assert.ok(!lines.some((line) => /does not answer/.test(line)), lines.join(' | '));
});
