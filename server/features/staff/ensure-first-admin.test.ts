import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPassword } from '#server/platform/passwords.ts';
import { freshApp } from '#server/testing/app.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';

test('a password that could not be told is not kept, and the next start draws another', async (t) => {
  const {
    database,
    dispose,
    config: { ...config },
  } = await freshApp();
  t.after(dispose);
  await database.query('delete from admin_users');
  config.adminPassword = undefined;
  const told: string[] = [];
  await assert.rejects(
    ensureFirstAdmin({ db: database, config }, (password) => {
      told.push(password);
      throw new Error('standard output is gone');
    }),
    /standard output is gone/,
  );
  assert.equal((await database.query('select 1 from admin_users')).rowCount, 0);
  await ensureFirstAdmin({ db: database, config }, (password) => void told.push(password));
  await ensureFirstAdmin({ db: database, config }, (password) => void told.push(password));
  const { rows } = await database.query<{ password: string }>('select password from admin_users');
  assert.deepEqual(
    [rows.length, told.length, await isPassword(told[1]!, rows[0]!.password)],
    [1, 2, true],
  );
});
