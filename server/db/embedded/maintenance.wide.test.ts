import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { checkpointIfDue, vacuumDueTables } from './maintenance.ts';

test('only tables that have changed much are vacuumed, and their dead rows are gone afterwards', async (t) => {
  const { database, dispose } = await freshDatabase('embedded', { migrations: null });
  t.after(dispose);
  await database.query(
    'create table churned (a int); create table quiet (a int); insert into quiet values (1)',
  );
  await database.query('insert into churned select generate_series(1, 2000)');
  for (let round = 0; round < 5; round++) {
    await database.query('update churned set a = a + 1');
  }
  const vacuumed = await vacuumDueTables(database.maintain);
  assert.ok(
    vacuumed.includes('public.churned') && !vacuumed.includes('public.quiet'),
    vacuumed.join(', '),
  );
  assert.deepEqual(
    await vacuumDueTables(database.maintain).then((names) =>
      names.filter((name) => name.startsWith('public.')),
    ),
    [],
  );
  await database.query('select pg_stat_force_next_flush()');
  const { rows } = await database.query(
    `select n_dead_tup as dead from pg_stat_all_tables where relname = 'churned'`,
  );
  assert.equal(rows[0]!.dead, 0);
});

test('the log of the embedded database is cut while it runs, and only when it is long', async (t) => {
  const { database, options, dispose } = await freshDatabase('embedded', { migrations: null });
  t.after(dispose);
  const folder = path.join(options.dataDir, 'database', 'pg_wal');
  const segments = () => fs.readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const write = async (megabytes: number): Promise<void> => {
    for (let n = 0; n < megabytes; n++) {
      await database.query(`select pg_logical_emit_message(false, '', repeat('x', 1048576))`);
    }
  };
  const bytes = 48 * 1024 * 1024;
  await write(20);
  assert.equal(await checkpointIfDue(database.maintain, bytes), false);
  for (let round = 0; round < 4; round++) {
    await write(50);
    assert.equal(await checkpointIfDue(database.maintain, bytes), true);
  }
  assert.ok(segments().length < 10, `${segments().length} segments after 220 MB`);
});
