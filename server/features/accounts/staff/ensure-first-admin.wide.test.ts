import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPassword } from '#server/platform/passwords.ts';
import { freshApp } from '#server/testing/app.ts';
import { ensureFirstAdmin, checkFirstPassword } from './ensure-first-admin.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

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

test('the first admin is made once', async () => {
  const app = await openApp();
  const config = { ...app.config, adminPassword: undefined };
  const make = () => ensureFirstAdmin({ db: app.database, config });
  assert.equal(await make(), null);
  await app.database.query('delete from admin_users');
  const drawn = (await Promise.all([make(), make(), make()])).filter((text) => text !== null);
  const [password] = drawn;
  assert.deepEqual([drawn.length, password!.length], [1, 20]);
  await ok(app.post('/api/admin/login', { username: 'admin', password }));
});

test("the first admin's password is checked while there is none, and never again", async (t) => {
  const { database: db, config, dispose } = await freshApp();
  t.after(dispose);
  const evaluate = (adminPassword?: string) =>
    checkFirstPassword({
      db,
      config: {
        ...config,
        adminUsername: 'manager',
        adminPassword,
        publicUrl: 'https://www.sunnylender.example',
      },
    });
  await evaluate('manager');
  await db.query('delete from admin_users');
  await evaluate();
  await evaluate('three odd kettles');
  for (const password of ['manager', 'chief1', 'P@ssw0rd', 'sunnylender7', 'sunnylender']) {
    await assert.rejects(
      evaluate(password),
      /^Error: ADMIN_PASSWORD must not be one that is guessed/,
    );
  }
});
