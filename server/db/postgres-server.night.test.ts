import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase, testServerUrl } from '#server/testing/database.ts';
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

test('a database that does not exist is refused at once, whatever the time to wait', async () => {
  const databaseUrl = Object.assign(new URL(testServerUrl()), {
    pathname: '/no_such_database',
  }).href;
  await assert.rejects(
    openDatabase({ databaseUrl, dataDir: '/nowhere', connectWithinMs: 600_000 }),
    /"no_such_database" does not exist/,
  );
});
