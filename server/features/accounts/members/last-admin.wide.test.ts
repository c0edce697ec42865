import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { openApp } from '#server/testing/open-app.ts';

const demotions = [
  ['demoted', { method: 'PATCH', payload: { role: 'officer' } }],
  ['made inactive', { method: 'PATCH', payload: { isActive: false } }],
  ['deleted', { method: 'DELETE' }],
] as const;

describe('the last admin', async () => {
  const app = await openApp();

  /** The first admin alone, signed in. */
  async function firstAdmin(): Promise<Client> {
    await app.database.query(
      `update admin_users set role = case id when 1 then 'admin' else 'officer' end, is_active = true`,
    );
    return app.signIn();
  }
  const send = (client: Client, id: number, request: (typeof demotions)[number][1]) =>
    client.send({ ...request, url: `/api/admin/staff/${id}` });
  const admins = () => app.count(`admin_users where role = 'admin' and is_active`);

  for (const [how, request] of demotions) {
    test(`is not ${how}, and goes on working`, async () => {
      const first = await firstAdmin();
      // No one can sign in to an account whose invitation was not accepted.
      await app.database.query(
        `insert into admin_users (username, sign_in_name, role)
           values ('invited', 'invited', 'admin') on conflict do nothing`,
      );
      await app.database.query(`update admin_users set role = 'admin' where username = 'invited'`);
      const answer = await send(first, 1, request);
      assert.equal(answer.statusCode, 409, answer.body);
      assert.match(answer.json().message, /only admin who can sign in/);
      assert.equal((await first.get('/api/admin/staff')).statusCode, 200);
    });

    test(`of two who are ${how} by each other at once, one stays`, async () => {
      for (let round = 0; round < 5; round += 1) {
        const first = await firstAdmin();
        const second = await makeStaff(app, { role: 'admin' });
        const { id } = (await second.get('/api/admin/session')).json();
        await app.database.query(
          `update admin_users set role = 'officer' where username = 'invited'`,
        );
        const answers = await Promise.all([send(first, id, request), send(second, 1, request)]);
        const statuses = answers.map(({ statusCode }) => statusCode);
        assert.equal(statuses.filter((status) => status === 200).length, 1, statuses.join());
        assert.ok(
          statuses.every((status) => [200, 401, 403, 409].includes(status)),
          statuses.join(),
        );
        assert.equal(await admins(), 1);
      }
    });
  }

  test('of three who all leave at once, one stays', async () => {
    await firstAdmin();
    const clients = [await app.signIn(), await makeStaff(app), await makeStaff(app)];
    const ids = await Promise.all(
      clients.map(async (client) => (await client.get('/api/admin/session')).json().id),
    );
    const answers = await Promise.all(
      clients.map((client, n) => send(client, ids[n], { method: 'DELETE' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(statuses, [200, 200, 409]);
    assert.equal(await admins(), 1);
  });
});
