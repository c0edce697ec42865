import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase } from '#server/testing/database.ts';
import { silent } from './log.ts';
import { makePool } from './pool.ts';

test('a server that takes no more connections is worked with by those that are open', async (t) => {
  const fresh = await freshDatabase({ migrations: null });
  const name = `limited_${process.pid}`;
  await fresh.database.query(`create role ${name} login connection limit 3`);
  t.after(async () => {
    await fresh.database.query(`drop role ${name}`);
    await fresh.dispose();
  });
  const address = Object.assign(new URL(fresh.options.databaseUrl!), { username: name });
  const warnings: string[] = [];
  const log = { ...silent, warn: (sentence: string) => warnings.push(sentence) };
  const pool = makePool({ connectionString: address.href, max: 10 }, log, [], 300);
  const ask = () => pool.query('select pg_sleep(0.02)');
  await Promise.all(Array.from({ length: 40 }, ask));
  assert.ok(pool.totalCount <= 3, String(pool.totalCount));
  // Twice where the minute of this test was over before.
  assert.deepEqual(
    [...new Set(warnings)],
    ['The database takes no more connections: calls share those that are open.'],
  );
  // Later it may ask for more again.
  while (pool.options.max !== 10) {
    await sleep(20);
  }
  await fresh.database.query(`alter role ${name} connection limit 20`);
  await Promise.all(Array.from({ length: 40 }, ask));
  assert.equal(pool.totalCount, 10);
  await pool.end();

  // Without any connection of one's own there is nothing to wait for.
  await fresh.database.query(`alter role ${name} connection limit 0`);
  const none = makePool({ connectionString: address.href, max: 10 }, log);
  const refused = await Promise.allSettled(
    Array.from({ length: 20 }, () => none.query('select 1')),
  );
  assert.deepEqual(
    refused.map((one) => one.status === 'rejected' && one.reason.code),
    refused.map(() => '53300'),
  );
  await none.end();
});
