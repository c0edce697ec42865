import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminPassword } from '#server/testing/app.ts';
import type { Database } from '#server/db/open.ts';
import { system } from '#server/platform/actor.ts';
import { setAdminPassword } from './set-admin-password.ts';
import { openOffice } from '#server/testing/open-app.ts';

const owner = (db: Database) => ({ db, actor: system, ipAddress: null });

test('a new password signs in; the old one and open sessions do not work', async () => {
  const { app, staff } = await openOffice();
  const logIn = async (password: string) =>
    (await app.post('/api/admin/login', { username: 'admin', password })).statusCode;
  for (let n = 0; n < 11; n += 1) {
    await logIn('forgotten');
  }
  assert.equal(await logIn(adminPassword), 429);

  const { username, password } = await setAdminPassword(owner(app.database), {
    username: ' ADMIN ',
  });
  assert.deepEqual([username, password.length], ['admin', 20]);
  assert.equal(await app.count('known_logins'), 0, 'no address is spared that knew the old one');
  assert.equal((await staff.get('/api/admin/session')).statusCode, 401);
  assert.deepEqual([await logIn(password), await logIn(adminPassword)], [200, 401]);
  const audit = await app.rows(
    `select actor_kind, entity_id, before, after from audit_log where action = 'staff.password_set'`,
  );
  assert.deepEqual(
    audit.map((row) => ({ ...row })),
    [{ actor_kind: 'system', entity_id: 1, before: null, after: null }],
  );

  await assert.rejects(
    setAdminPassword(owner(app.database), { username: 'nobody' }),
    /^Error: There is no active admin called "nobody", only "admin"\.$/,
  );
  await app.database.query('update admin_users set is_active = false');
  await assert.rejects(
    setAdminPassword(owner(app.database), { username: 'admin' }),
    /There is no active admin; /,
  );
  assert.equal(
    (await app.rows(`select 1 from audit_log where action = 'staff.password_set'`)).length,
    1,
  );
});
