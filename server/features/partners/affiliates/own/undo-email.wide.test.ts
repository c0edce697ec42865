import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affiliatePassword, type Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { ok } from '#server/testing/open-app.ts';

let number = 0;

const { app, server, deliver } = await freshMailApp();
const staff = await app.signIn();

const undo = (token: string) => app.post('/api/affiliate/undo-email', { token });
const logIn = (email: string, password = affiliatePassword) =>
  app.post('/api/affiliate/dashboard/login', { email, password });
const addressOf = async (id: number) =>
  (await app.rows<{ email: string }>('select email from affiliates where id = $1', [id]))[0]!.email;
const newAddress = () => `moved.${(number += 1)}@example.com`;
const move = async (client: Client, id: number, email: string) => {
  await ok(
    client.put(`/api/affiliate/profile/${id}`, {
      firstName: 'Rita',
      lastName: 'Realtor',
      isLicensedRealtor: true,
      currentPassword: affiliatePassword,
      email,
    }),
  );
};
/** The token of the newest mail to an address. */
const tokenFor = async (address: string) => {
  await deliver();
  const mail = server.received.findLast(({ recipients }) => recipients.includes(address))!;
  const [, token] = /lender\.example\/affiliate\/undo-email\?token=([\w-]+)/.exec(mail.unfolded)!;
  return token!;
};
async function moved() {
  const affiliate = await makeAffiliate(staff);
  const client = await app.signInAffiliate(affiliate);
  const now = newAddress();
  await move(client, affiliate.id, now);
  const token = await tokenFor(affiliate.email);
  return { ...affiliate, now, client, token };
}

test('another email needs the password, and what is saved without a change writes no row', async () => {
  const { id, email } = await makeAffiliate(staff);
  const client = await app.signInAffiliate({ id, email });
  const same = { firstName: 'Rita', lastName: 'Realtor', email, isLicensedRealtor: true };
  const put = (changes: object) =>
    client.put(`/api/affiliate/profile/${id}`, { ...same, ...changes });
  const refusedFor = async (changes: object) => {
    const answer = await put({ email: newAddress(), ...changes });
    assert.equal(await addressOf(id), email);
    return [answer.statusCode, answer.json().errors];
  };
  assert.deepEqual(await refusedFor({}), [
    400,
    [{ path: 'currentPassword', message: 'Current password is required' }],
  ]);
  assert.deepEqual(await refusedFor({ currentPassword: 'not the password' }), [
    400,
    [{ path: 'currentPassword', message: 'This is not your current password' }],
  ]);
  assert.equal((await put({})).statusCode, 200);
  const kept = async () => [
    await app.rows('select * from affiliates where id = $1', [id]),
    await app.count('audit_log'),
  ];
  const before = await kept();
  for (let time = 0; time < 3; time += 1) {
    assert.equal((await put({})).statusCode, 200);
  }
  assert.deepEqual(await kept(), before);
});

test('it restores the address once, ends every session and asks for a new password', async () => {
  const { id, email, now, client, token } = await moved();
  await app.post('/api/affiliate/forgot-password', { email: now });
  await deliver();
  assert.equal((await undo(token)).statusCode, 200);
  assert.equal(await addressOf(id), email);
  assert.equal((await client.get('/api/affiliate/session')).statusCode, 401);
  assert.equal((await logIn(now)).statusCode, 401);
  assert.equal((await logIn(email)).statusCode, 401, 'who changed it knew the password');
  const open = await app.rows(
    'select 1 from password_reset_tokens where not used and lower(email) = any($1)',
    [[email, now]],
  );
  assert.deepEqual(open, []);
  server.received.length = 0;
  await deliver();
  const [asked] = server.received;
  assert.deepEqual(asked!.recipients, [email]);
  const [, reset] = /reset-password\?token=([\w-]+)/.exec(asked!.unfolded)!;
  const newPassword = 'violet tractor pudding';
  await ok(app.post('/api/affiliate/reset-password', { token: reset, newPassword }));
  assert.equal((await logIn(email, newPassword)).statusCode, 200);

  const again = await undo(token);
  assert.deepEqual(
    [again.statusCode, again.json().errors],
    [400, [{ path: 'token', message: 'This link is no longer valid' }]],
  );
  const [line] = await app.rows(
    `select actor_kind, before->>'email' as before, after->>'email' as after from audit_log
       where action = 'affiliate.email_undo' and entity_id = $1`,
    [id],
  );
  assert.deepEqual(line, { actor_kind: 'system', before: now, after: email });
});

test('a change whose password was checked before the undo does not go through after it', async () => {
  const { id, email, client, token } = await moved();
  const failures = () => app.count('login_failures');
  const before = await failures();
  const late = client.put(`/api/affiliate/profile/${id}`, {
    firstName: 'Rita',
    lastName: 'Realtor',
    isLicensedRealtor: true,
    currentPassword: affiliatePassword,
    email: newAddress(),
  });
  // A try is counted before its password is compared, which takes longer than the undo.
  while ((await failures()) === before) {
    await new Promise(setImmediate);
  }
  assert.equal((await undo(token)).statusCode, 200);
  const refused = await late;
  assert.deepEqual(
    [refused.statusCode, refused.json().errors],
    [400, [{ path: 'currentPassword', message: 'This is not your current password' }]],
  );
  assert.equal(await addressOf(id), email);
});

test('of ten concurrent uses one succeeds; none after 72 hours or with an unknown token', async () => {
  const { email, token, id } = await moved();
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  assert.equal(await addressOf(id), email);
  const late = await moved();
  await app.database.query(
    `update email_undo_tokens set expires_at = now() - interval '1 second' where affiliate_id = $1`,
    [late.id],
  );
  for (const dead of [late.token, 'x', '', "'"]) {
    assert.equal((await undo(dead)).statusCode, 400, dead);
  }
  assert.equal(await addressOf(late.id), late.now);
});

test('the first address wins over what was changed after it', async () => {
  const { id, email, now, client, token } = await moved();
  await move(client, id, newAddress());
  const second = await tokenFor(now);
  const [row] = await app.rows(
    `select extract(epoch from max(expires_at - changed_at))::int as seconds
       from email_undo_tokens where affiliate_id = $1`,
    [id],
  );
  assert.deepEqual(row, { seconds: 72 * 3600 });
  assert.equal((await undo(token)).statusCode, 200);
  assert.equal(await addressOf(id), email);
  assert.equal((await undo(second)).statusCode, 400);
  assert.equal(await addressOf(id), email);
});

test('a notice of a later change that leaves after the undo brings nothing back', async () => {
  const { id, email, now, client, token } = await moved();
  await move(client, id, newAddress());
  // The mail server answers with a temporary error, and takes the mail after everything is
  // restored.
  server.refusals.push(451);
  await deliver();
  assert.equal((await undo(token)).statusCode, 200);
  await app.database.query(`update jobs set run_at = now() where status = 'waiting'`);
  const late = await tokenFor(now);
  assert.equal((await undo(late)).statusCode, 400);
  assert.equal(await addressOf(id), email);

  // If the undone change was long ago, the right to undo outlives it: a later change has hours of
  // its own.
  const [row] = await app.rows(
    `select max(expires_at) filter (where taken_back_at is not null) >= max(expires_at) as outlives
       from email_undo_tokens where affiliate_id = $1`,
    [id],
  );
  assert.deepEqual(row, { outlives: true });
});

test('what is changed after an undo can be taken back as well', async () => {
  const { id, email, token } = await moved();
  assert.equal((await undo(token)).statusCode, 200);
  const client = await app.signInAffiliate({ id, email });
  await move(client, id, newAddress());
  assert.equal((await undo(await tokenFor(email))).statusCode, 200);
  assert.equal(await addressOf(id), email);
});

test('an address that another account has by now, and an inactive account, stay unchanged', async () => {
  const { id, email, now, token } = await moved();
  const other = await makeAffiliate(staff, { email });
  assert.equal((await undo(token)).statusCode, 409);
  assert.equal(await addressOf(id), now);
  await staff.remove(`/api/admin/affiliates/${other.id}`);
  const sleeping = await moved();
  await app.database.query('update affiliates set is_active = false where id = $1', [sleeping.id]);
  assert.equal((await undo(sleeping.token)).statusCode, 400);
  assert.equal(await addressOf(sleeping.id), sleeping.now);
  for (const mail of await keptMails(app, 'account_changed')) {
    assert.ok(!JSON.stringify(mail).includes(sleeping.token), 'staff read no token');
  }
});

test('an account that staff switch off, or delete, has no link that sets a password', async () => {
  for (const send of [
    (id: number) => ({
      method: 'PUT' as const,
      url: `/api/admin/affiliates/${id}`,
      payload: { isActive: false },
    }),
    (id: number) => ({ method: 'DELETE' as const, url: `/api/admin/affiliates/${id}` }),
  ]) {
    const { id, email } = await makeAffiliate(staff);
    await app.post('/api/affiliate/forgot-password', { email });
    await deliver();
    const open = () =>
      app.rows('select 1 from password_reset_tokens where not used and email = $1', [email]);
    assert.equal((await open()).length, 1);
    assert.equal((await staff.send(send(id))).statusCode, 200);
    assert.deepEqual(await open(), []);
  }
});
