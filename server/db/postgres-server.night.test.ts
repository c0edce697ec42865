import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase, testServerUrl } from '#server/testing/database.ts';
import { mutableNetwork } from '#server/testing/mutable-network.ts';
import { openDatabase } from './open.ts';

test('a PostgreSQL that drops all connections costs the waiting statement, not the process', async (t) => {
  const { database, dispose } = await freshDatabase({ migrations: null });
  t.after(dispose);
  const sleeping = assert.rejects(database.query('select pg_sleep(20)'), { code: '57P01' });
  await database.transaction(async (tx) => {
    await tx.query('select pg_sleep(0.2)');
    await tx.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
  });
  await sleeping;
  assert.equal(await database.isHealthy(), true);
});

test('a PostgreSQL that falls silent costs the waiting statement; the next connection is a new one', async (t) => {
  const plain = await freshDatabase({ migrations: null });
  const network = await mutableNetwork(t, plain.options.databaseUrl!);
  const database = await openDatabase({
    databaseUrl: network.url,
    dataDir: '/nowhere',
    statementTimeoutMs: 300,
    poolSize: 1,
  });
  t.after(async () => {
    await database.close();
    await plain.dispose();
  });
  await database.query('select 1');
  network.cutLines();
  await assert.rejects(database.query('select 2'), /Query read timeout/);
  assert.deepEqual((await database.query('select 3 as n')).rows, [{ n: 3 }]);
  const inside = database.transaction(async (tx) => {
    await tx.query('select 4');
    network.cutLines();
    await tx.query('select 5');
  });
  await assert.rejects(inside, /Query read timeout/);
  assert.deepEqual((await database.query('select 6 as n')).rows, [{ n: 6 }]);
  await database.maintain((client) => client.query('select pg_sleep(3)'));
});

test('a server that is not there is named in one sentence without its password', async () => {
  const url = 'postgres://me:secret@127.0.0.1:1/nothing';
  await assert.rejects(
    openDatabase({
      databaseUrl: url,
      dataDir: '/nowhere',
      connectWithinMs: 0,
    }),
    (error: Error) =>
      /^DATABASE_URL names PostgreSQL at 127\.0\.0\.1:1\/nothing, which cannot be used \(.+\): start that server or correct DATABASE_URL\.$/.test(
        error.message,
      ) && !error.message.includes('secret'),
  );
});

test('a database that does not exist is refused at once, whatever the time to wait', async () => {
  const databaseUrl = Object.assign(new URL(testServerUrl()), {
    pathname: '/no_such_database',
  }).href;
  await assert.rejects(
    openDatabase({
      databaseUrl,
      dataDir: '/nowhere',
      connectWithinMs: 600_000,
    }),
    /"no_such_database" does not exist/,
  );
});
