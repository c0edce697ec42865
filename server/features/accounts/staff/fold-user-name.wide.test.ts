import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { hashPassword } from '#server/platform/passwords.ts';
import { adminPassword } from '#server/testing/app.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { insertAccount } from './queries.ts';
import { replacePassword } from './writes.ts';
import { openApp } from '#server/testing/open-app.ts';

test('a name is one name in any case and form, and folding it again changes nothing', () => {
  for (const [name, same] of [
    ['Admin', ' ADMIN '],
    ['José', 'JOSE\u0301'],
    ['İstanbul', 'i\u0307stanbul'],
    ['ｗｉｄｅ', 'WIDE'],
    ['\u212Aelvin', 'kelvin'],
  ] as const) {
    assert.equal(foldUserName(name), foldUserName(same));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const folded = foldUserName(name);
      assert.equal(foldUserName(folded), folded);
      assert.equal(foldUserName(name.toLowerCase()), folded);
    }),
  );
});

describe('user names', async () => {
  const app = await openApp();

  const logIn = (username: string, remoteAddress: string) =>
    app.send({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      payload: { username, password: adminPassword },
    });

  test('a user name signs in as it was given, and in another case', async () => {
    const password = await hashPassword(adminPassword);
    for (const [at, [username, typed]] of [
      ['İstanbul', 'İstanbul'],
      ['İREM', ' i\u0307rem '],
      ['JOSÉ', 'josé'],
      ['Σίσυφος', 'Σίσυφος'],
      ['ẞtern', 'ßtern'],
      ['Ꭰdmin', 'ꭰdmin'],
      ['ﷺﷺﷺ'.repeat(16), 'ﷺﷺﷺ'.repeat(16)],
    ].entries()) {
      await insertAccount(app.database, { username: username!, password, hasWeakPassword: false });
      const address = `198.51.100.${100 + at}`;
      assert.equal((await logIn(typed!, address)).statusCode, 200, username);
      const set = await replacePassword(app.database as never, typed!, password);
      assert.equal(set?.username, username);
    }
    await app.database.query(`delete from admin_users where username <> 'admin'`);
  });
});
