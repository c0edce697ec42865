import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migrations.ts';
import { freshDatabase } from '#server/testing/database.ts';

const dump = path.join(import.meta.dirname, 'released-data.sql');

describe('a database of the first release', () => {
  test('is upgraded with all its rows, and no migration that it has was edited', async (t) => {
    const sql = await readFile(dump, 'utf8');
    const released = sql
      .matchAll(/^INSERT INTO public\.schema_migrations .*VALUES \('([^']+)', '([^']+)'/gm)
      .map(([, name, checksum]) => ({ name: name!, checksum: checksum! }))
      .toArray();
    assert.deepEqual(
      readMigrations()
        .slice(0, released.length)
        .map(({ name, checksum }) => ({ name, checksum })),
      released,
    );

    const { database, dispose } = await freshDatabase({ migrations: null });
    t.after(dispose);
    await migrate(database, { upTo: released.at(-1)!.name });
    await database.maintain(async (client) => {
      await client.query('delete from schema_migrations');
      // Neither triggers nor foreign keys: the rows are stored as they were dumped.
      await client.query(`set session_replication_role = replica; ${sql}`);
      await client.query('reset session_replication_role');
    });
    await migrate(database);

    const rows = new Map<string, number>();
    for (const [, table] of sql.matchAll(/^INSERT INTO public\.(\w+)/gm)) {
      rows.set(table!, (rows.get(table!) ?? 0) + 1);
    }
    assert.ok(rows.size > 25, `only ${rows.size} tables have rows`);
    rows.delete('schema_migrations');
    for (const [table, expected] of rows) {
      const found = await database.query<{ n: number }>(`select count(*)::int as n from ${table}`);
      assert.equal(found.rows[0]!.n, expected, table);
    }
    const found = await database.query(
      `select id from leads where search like folded_pattern(first_name || ' ' || last_name)`,
    );
    assert.equal(found.rowCount, rows.get('leads'));
    const paid = await database.query(
      `select from payout_items i join affiliates a on a.id = i.affiliate_id
         where i.payee = 'self' and i.payee_name = a.first_name || ' ' || a.last_name`,
    );
    assert.equal(paid.rowCount, rows.get('payout_items'), 'no one else was on record then');
  });
});
