import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';

test('new entries of a search wait in a short list, not in one of 4 MB', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  const { rows } = await database.query<{ name: string; options: string[] | null }>(
    `select c.relname::text as name, c.reloptions as options
     from pg_class c join pg_am on pg_am.oid = c.relam
     where pg_am.amname = 'gin' order by 1`,
  );
  assert.deepEqual(
    rows.filter(({ options }) => !options?.includes('gin_pending_list_limit=256')),
    [],
  );
  assert.ok(rows.length >= 2, 'they are found');
});
