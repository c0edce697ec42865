import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { readMigrations } from '#server/db/migrations.ts';
import { engines, freshDatabase } from './database.ts';
import { startPostgresCluster } from './postgres/postgres-cluster.ts';

for (const engine of engines()) {
  test(`two fresh databases on ${engine} are migrated, know nothing of each other, and leave nothing behind`, async () => {
    const [one, two] = await Promise.all([freshDatabase(engine), freshDatabase(engine)]);
    for (const { database } of [one, two]) {
      assert.equal(
        (await database.query('select name from schema_migrations')).rowCount,
        readMigrations().length,
      );
    }
    await one.database.query('create table mine (a int)');
    await assert.rejects(two.database.query('select * from mine'), { code: '42P01' });
    await Promise.all([one.dispose(), two.dispose()]);
    assert.equal(fs.existsSync(one.options.dataDir), false);
  });
}

test('a throw-away PostgreSQL answers, syncs to disk, and is gone after its stop', async (t) => {
  const cluster = await startPostgresCluster();
  if (!cluster) {
    return t.skip('there is no PostgreSQL on this machine');
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  assert.deepEqual((await client.query('show fsync')).rows, [{ fsync: 'on' }]);
  await client.end();
  await cluster.stop();
  await assert.rejects(new pg.Client({ connectionString: cluster.url }).connect(), {
    code: 'ECONNREFUSED',
  });
});
