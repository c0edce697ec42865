import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import './platform/shut-down.ts';
import { type FreshApp, freshApp } from './testing/app.ts';
import { applicationOf } from './testing/applicants.ts';

async function untilReadyIs(app: FreshApp, status: number): Promise<void> {
  while ((await app.get('/readyz')).statusCode !== status) {
    await sleep(50);
  }
}

const apply = (app: FreshApp) => app.post('/api/leads', applicationOf(1, ''));

test('a PostgreSQL that takes no writes is not ready, and applicants are told to come back', async (t) => {
  const app = await freshApp({ poolSize: 3 });
  t.after(app.dispose);
  const [row] = await app.rows<{ name: string }>('select current_database() as name');
  const { name } = row!;
  /** As an operator does it; every connection learns of it by being made again. */
  const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
    await app.database.maintain(async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    });
    await app.database.maintain((client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`),
    );
  };
  await untilReadyIs(app, 200);
  await setReadOnly('on');
  await untilReadyIs(app, 503);
  const refused = await apply(app);
  assert.deepEqual(
    [refused.statusCode, refused.headers['retry-after'], refused.json()],
    [503, '2', { message: 'The service is busy. Please try again in a moment.' }],
  );
  const asked = await app.get('/readyz');
  assert.deepEqual([asked.statusCode, asked.headers['retry-after']], [503, '2']);
  await setReadOnly('off');
  await untilReadyIs(app, 200);
  assert.equal((await apply(app)).statusCode, 201);
});

test('a server is not ready before its first admin can sign in, nor once it is to end', async (t) => {
  const app = await freshApp();
  t.after(app.dispose);
  for (const state of ['isStarting', 'isDraining'] as const) {
    app.app[state] = true;
    assert.equal((await app.get('/readyz')).statusCode, 503, state);
    assert.equal((await app.get('/healthz')).statusCode, 200, state);
    app.app[state] = false;
    assert.equal((await app.get('/readyz')).statusCode, 200, state);
  }
});

test('asking whether it is ready grows nothing and asks the database once a second at most', async (t) => {
  const app = await freshApp();
  t.after(app.dispose);
  await untilReadyIs(app, 200);
  const sizeOf = async () =>
    (await app.rows<{ size: number }>('select pg_database_size(current_database()) as size'))[0]!
      .size;
  const before = await sizeOf();
  let asked = 0;
  app.database.pool.on('acquire', () => {
    asked += 1;
  });
  const began = performance.now();
  await Promise.all(Array.from({ length: 100 }, () => app.get('/readyz')));
  for (let n = 0; n < 100; n++) {
    assert.equal((await app.get('/readyz')).statusCode, 200);
  }
  const seconds = (performance.now() - began) / 1000;
  assert.ok(asked <= 2 + seconds, `${asked} questions in ${seconds} s`);
  assert.ok((await sizeOf()) - before < 100_000);
});
