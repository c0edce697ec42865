import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminPassword } from '#server/testing/app.ts';
import { openApp } from '#server/testing/open-app.ts';
import { duringTransaction } from '#server/testing/postgres/during-transaction.ts';

const app = await openApp();

test('another address of mail is taken from who proved within the hour who they are', async () => {
  const staff = await app.signIn();
  const put = (payload: object) => staff.put('/api/admin/profile', payload);
  const profile = { username: 'admin', firstName: 'Mara', lastName: 'Mills' };
  const email = 'own@example.com';
  assert.equal((await put({ ...profile, email })).json().email, email);
  await app.database.query(
    `insert into staff_links (admin_user_id, token, expires_at)
     select id, 'a', now() + interval '1 hour' from admin_users`,
  );
  const open = () => app.count('staff_links where not used');
  await app.database.query(`update sessions set stepped_up_at = now() - interval '61 minutes'`);
  const asked = await put({ ...profile, email: 'thief@example.com' });
  assert.deepEqual([asked.statusCode, asked.json().code], [403, 'step_up']);
  assert.equal((await put({ ...profile, email })).statusCode, 200, 'the same address asks nothing');
  assert.equal((await staff.get('/api/admin/profile')).json().email, email);
  assert.equal(await open(), 1);
  await staff.post('/api/admin/step-up', { password: adminPassword });
  assert.equal(
    (await put({ ...profile, email: 'new@example.com' })).json().email,
    'new@example.com',
  );
  assert.equal(await open(), 0, 'what was mailed to the address before opens nothing');
});

const named = { username: 'admin', firstName: 'Mara', lastName: 'Mills' };
const meanwhile = [
  ['PUT', named, 'email', 'moved@example.com'],
  ['PATCH', { onShift: true }, 'phone', '(541) 555-0134'],
] as const;

for (const [method, payload, field, value] of meanwhile) {
  test(`an edit without the ${field} keeps what was written there meanwhile`, async () => {
    const { cookie } = await app.signIn();
    const edit = () => [
      app.send({ method, url: '/api/admin/profile', payload, headers: { cookie } }),
    ];
    const [answer] = await duringTransaction(
      app,
      `update admin_users set ${field} = '${value}'`,
      edit,
    );
    assert.equal(answer!.json()[field], value);
  });
}
