import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { system } from '#server/platform/actor.ts';
import { adminPassword } from '#server/testing/app.ts';
import { visitorBrowser, visitorContext } from '#server/testing/visitor-context.ts';
import { logIn } from './log-in.ts';
import { setAdminPassword } from './set-admin-password.ts';
import { openApp } from '#server/testing/open-app.ts';

const app = await openApp();
beforeEach(() => app.database.query('update admin_users set is_active = true'));

/** A sign-in during which something happens once the password was compared. */
function logInDuring(meanwhile: () => Promise<unknown>) {
  const { services } = app.app;
  const db = Object.create(services.db) as typeof services.db;
  db.transaction = async (work) => {
    await meanwhile();
    return services.db.transaction(work);
  };
  const context = { ...visitorContext(services), db };
  return logIn(context, { username: 'admin', password: adminPassword, ...visitorBrowser });
}

const changes: Record<string, () => Promise<unknown>> = {
  'the account ends': () => app.database.query('update admin_users set is_active = false'),
  'the password changes': () =>
    setAdminPassword({ db: app.database, actor: system, ipAddress: null }, { username: 'admin' }),
};

test('a sign-in that nothing meets opens a session', async () => {
  await logInDuring(async () => {});
  assert.equal(await app.count('sessions'), 1);
  await app.database.query('delete from sessions');
});

for (const [what, meanwhile] of Object.entries(changes)) {
  test(`what was typed opens nothing when ${what} before the session is there`, async () => {
    await assert.rejects(logInDuring(meanwhile), { status: 401 });
    assert.equal(await app.count('sessions'), 0);
  });
}
