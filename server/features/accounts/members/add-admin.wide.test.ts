import assert from 'node:assert/strict';
import { test } from 'node:test';
import { system } from '#server/platform/actor.ts';
import { addAdmin } from './add-admin.ts';
import { openApp } from '#server/testing/open-app.ts';

test('the owner of the machine adds an admin, who signs in with the printed password', async () => {
  const app = await openApp();
  const owner = { db: app.database, actor: system, ipAddress: null };
  const { username, password } = await addAdmin(owner, { username: ' grace ' });
  assert.deepEqual([username, password.length], ['grace', 20]);
  const answer = await app.post('/api/admin/login', { username, password });
  assert.deepEqual([answer.statusCode, answer.json().role], [200, 'admin']);
  const lines = await app.rows(
    `select actor_kind, entity, after from audit_log where action = 'staff.add_admin'`,
  );
  assert.deepEqual(lines, [
    { actor_kind: 'system', entity: 'admin_user', after: { username: 'grace', role: 'admin' } },
  ]);
  await assert.rejects(addAdmin(owner, { username: 'GRACE' }), {
    message: 'The user name "GRACE" is taken.',
  });
  await assert.rejects(addAdmin(owner, { username: 'ab' }), /3 to 50/);
});
