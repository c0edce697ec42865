import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { judgeFirstPassword } from './judge-first-password.ts';

test("the first admin's password is judged while there is none, and never again", async (t) => {
  const { database: db, config, dispose } = await freshApp();
  t.after(dispose);
  const judge = (adminPassword?: string) =>
    judgeFirstPassword({
      db,
      config: {
        ...config,
        adminUsername: 'manager',
        adminPassword,
        publicUrl: 'https://www.sunnylender.example',
      },
    });
  await judge('manager');
  await db.query('delete from admin_users');
  await judge();
  await judge('three odd kettles');
  for (const password of ['manager', 'chief1', 'P@ssw0rd', 'sunnylender7', 'sunnylender']) {
    await assert.rejects(judge(password), /^Error: ADMIN_PASSWORD must not be one that is guessed/);
  }
});
