import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { vacuumDueTables } from './maintenance.ts';

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
