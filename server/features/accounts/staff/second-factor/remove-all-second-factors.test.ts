import assert from 'node:assert/strict';
import { test } from 'node:test';
import { system } from '#server/platform/actor.ts';
import { addApp } from '#server/testing/sessions/second-factor.ts';
import { removeAllSecondFactors } from './remove-second-factor.ts';
import { openApp } from '#server/testing/open-app.ts';

test('the owner of the machine removes the factors of an account and ends its sessions', async () => {
  const app = await openApp();
  const staff = await addApp(app, await app.signIn());
  const owner = { db: app.database, actor: system, ipAddress: null };
  await assert.rejects(
    removeAllSecondFactors(owner, { username: 'nobody' }),
    /^Error: There is no active admin called "nobody", only "admin"\.$/,
  );
  assert.equal((await staff.get('/api/admin/session')).statusCode, 200);

  const removed = await removeAllSecondFactors(owner, { username: ' ADMIN ' });
  assert.deepEqual(removed, { username: 'admin', count: 1 });
  assert.equal((await staff.get('/api/admin/session')).statusCode, 401);
  assert.equal(await app.count('second_factors'), 0);
  assert.equal(await app.count('recovery_codes'), 0);
  assert.equal(await app.count('known_logins'), 0);
  const lines = await app.rows(
    `select actor_kind, entity_id from audit_log where action = 'staff.second_factors_clear'`,
  );
  assert.deepEqual(
    lines.map((line) => ({ ...line })),
    [{ actor_kind: 'system', entity_id: 1 }],
  );
  const again = await app.signIn();
  assert.equal((await again.get('/api/admin/session')).statusCode, 200);
});
