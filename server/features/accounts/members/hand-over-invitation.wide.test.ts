import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, openApp } from '#server/testing/open-app.ts';

const app = await openApp();

const password = 'violet tractor pudding';
const newcomer = {
  username: 'omar.first',
  email: 'omar.first@lender.example',
  firstName: 'Omar',
  lastName: 'Reyes',
  role: 'officer',
  onShift: true,
};

test('without a mail server the answer holds the link once, and an invited member is given no lead', async () => {
  const head = await app.signIn();
  const { id, link } = await ok(head.post('/api/admin/staff', newcomer), 201);
  assert.match(link, /\/admin\/invitation\?token=[\w-]{43}$/);
  const shown = (await head.get(`/api/admin/staff/${id}`)).json();
  const hours = (Date.parse(shown.linkUntil) - Date.now()) / 3_600_000;
  assert.ok(hours > 71.9 && hours <= 72, String(hours));
  assert.equal('link' in shown, false);
  const leadId = await app.apply();
  const owner = async (ownerId: number) =>
    (await head.post(`/api/admin/leads/${leadId}/owner`, { ownerId })).statusCode;
  assert.equal(await owner(id), 400, 'not even by an admin');
  const { items } = (await head.get('/api/admin/staff/names')).json();
  const named = items.find((one: { id: number }) => one.id === id);
  assert.equal(named.isInvited, true);
  const again = (await head.post(`/api/admin/staff/${id}/reset`)).json().link;
  const use = (address: string) =>
    app.post('/api/admin/accept-invitation', {
      token: new URL(address).searchParams.get('token'),
      newPassword: password,
      confirmPassword: password,
    });
  assert.equal((await use(link)).statusCode, 400, 'the newest link alone');
  assert.equal((await use(again)).statusCode, 200);
  assert.equal((await use(again)).statusCode, 400);
  assert.equal(await owner(id), 200);
  const reset = await head.post(`/api/admin/staff/${id}/reset`);
  assert.equal(reset.statusCode, 409, 'a new password is never handed to someone else');
});
