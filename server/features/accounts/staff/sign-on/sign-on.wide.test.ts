import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { isSignedIn, signOnOffice, verified } from '#server/testing/sessions/sign-on.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

const office = await signOnOffice();
after(() => office.dispose());

const patch = (id: number, payload: object) =>
  office.admin.patch(`/api/admin/staff/${id}`, payload);
const memberOf = async (id: number) => (await office.admin.get(`/api/admin/staff/${id}`)).json();

test('who was invited comes in by their verified address, without a password, and is known again', async () => {
  const { app, invite, signOnAs, actions } = office;
  const id = await invite('Omar.Reyes@lender.example');
  await app.database.query(
    `insert into staff_links (admin_user_id, token, expires_at)
     values ($1, repeat('a', 64), now() + interval '1 day')`,
    [id],
  );
  const before = (await actions()).length;
  const omar = await signOnAs(verified('omar.reyes@lender.example'), '?returnTo=/admin/contact/7');
  assert.equal(omar.to, '/admin/contact/7');
  assert.match(omar.cookie, /^staff=[\w-]{43}$/, 'a session, and nothing is left of the way there');
  assert.equal((await omar.get('/api/admin/session')).json().id, id);
  assert.deepEqual((await actions()).slice(before), [
    'staff.sign_on_link',
    'staff.sign_on',
    'staff.login',
  ]);
  const [line] = await app.rows(
    `select actor_id, entity_id, after from audit_log where action = 'staff.sign_on_link'`,
  );
  assert.deepEqual(line, {
    actor_id: id,
    entity_id: id,
    after: { issuer: office.provider.origin },
  });
  assert.equal(await app.count('staff_links where not used'), 0, 'the invitation is void');
  const { isInvited, hasSignOn, linkUntil } = await memberOf(id);
  assert.deepEqual([isInvited, hasSignOn, linkUntil], [false, true, null]);

  const again = await signOnAs(verified('omar.reyes@lender.example'));
  assert.equal(again.to, '/admin/dashboard');
  assert.equal((await actions()).filter((one) => one === 'staff.sign_on_link').length, 1);
});

test('who is linked is found by that, whatever became of either address', async () => {
  const { invite, signOnAs } = office;
  const id = await invite('ida@lender.example');
  const person = verified('ida@lender.example');
  await signOnAs(person);
  await patch(id, { email: 'ida.new@lender.example' });
  await invite('moved@lender.example');
  const moved = await signOnAs({ ...verified('moved@lender.example'), sub: person.sub });
  assert.equal((await moved.get('/api/admin/session')).json().id, id);
  const silent = await signOnAs({ sub: person.sub });
  assert.equal((await silent.get('/api/admin/session')).json().id, id, 'no address at all');
});

test('an unverified address opens nothing', async () => {
  const { invite, signOnAs } = office;
  await invite('vera@lender.example');
  for (const claims of [
    { email: 'vera@lender.example' },
    { email: 'vera@lender.example', email_verified: false },
    { email: 'vera@lender.example', email_verified: 'true' },
    { email: ['vera@lender.example'], email_verified: true },
    { email_verified: true },
  ]) {
    const answer = await signOnAs({ sub: 'vera', claims });
    assert.equal(answer.refused, 'unverified', JSON.stringify(claims));
    assert.equal(await isSignedIn(answer), false);
  }
});

test('an address beside the token counts as one in it', async () => {
  const { invite, signOnAs } = office;
  const id = await invite('beside@lender.example');
  const userInfo = { email: 'beside@lender.example', email_verified: true };
  const unsure = await signOnAs({ sub: 'b', userInfo: { ...userInfo, email_verified: false } });
  assert.equal(unsure.refused, 'unverified');
  const answer = await signOnAs({ sub: 'b', userInfo });
  assert.equal((await answer.get('/api/admin/session')).json().id, id);
});

test('a sign-on makes no account, and an inactive one reads like an unknown one', async () => {
  const { app, admin, invite, signOnAs } = office;
  const accounts = await app.count('admin_users');
  const stranger = await signOnAs(verified('stranger@lender.example'));
  assert.equal(await app.count('admin_users'), accounts);
  const left = await invite('left@lender.example');
  const linked = await invite('linked@lender.example');
  const inside = await signOnAs(verified('linked@lender.example'));
  for (const id of [left, linked]) {
    await admin.remove(`/api/admin/staff/${id}`);
  }
  assert.equal(await isSignedIn(inside), false, 'deactivated, the session has ended');
  const answers = [
    stranger,
    await signOnAs(verified('left@lender.example')),
    await signOnAs(verified('linked@lender.example')),
  ];
  for (const { to, cookie } of answers) {
    assert.equal(to, answers[0]!.to);
    assert.equal(cookie, '');
  }
  assert.equal(stranger.refused, 'unknown');
  const failures = await app.rows(
    `select entity_id, after from audit_log where action = 'staff.login_failed'`,
  );
  assert.ok(failures.length > 0, 'it is a failed sign-in');
  assert.deepEqual(failures[0], { entity_id: null, after: { isKnownName: false } });
});

test('an address of two people, or of someone else’s account, is refused', async () => {
  const { invite, signOnAs, app } = office;
  const one = await invite('shared@lender.example');
  const other = await invite('other@lender.example');
  assert.equal((await patch(other, { email: 'Shared@lender.example' })).statusCode, 409);
  // From before it was refused.
  await app.database.query('alter table admin_users disable trigger admin_users_address');
  await patch(other, { email: 'Shared@lender.example' });
  await app.database.query('alter table admin_users enable trigger admin_users_address');
  assert.equal((await signOnAs(verified('shared@lender.example'))).refused, 'several');
  await office.admin.remove(`/api/admin/staff/${other}`);
  assert.equal((await signOnAs(verified('shared@lender.example'))).refused, null);
  const second = { ...verified('shared@lender.example'), sub: 'another person' };
  assert.equal((await signOnAs(second)).refused, 'linked');
  await app.database.query(`update admin_users set oidc_issuer = 'https://before' where id = $1`, [
    one,
  ]);
  assert.equal((await signOnAs(verified('shared@lender.example'))).refused, 'linked', 'elsewhere');
});

test('letters of another alphabet are not those of the address', async () => {
  const { invite, signOnAs } = office;
  await invite('kim@lender.example');
  const kelvin = await signOnAs(verified('\u212Aim@lender.example'));
  assert.equal(kelvin.refused, 'unknown');
  assert.equal((await signOnAs(verified('KIM@lender.example'))).refused, null);
});

test('of two windows of one person at once, both come in, and one links', async () => {
  const { invite, signOnAs, actions } = office;
  await invite('twice@lender.example');
  const before = (await actions()).length;
  const person = verified('twice@lender.example');
  const answers = await Promise.all([signOnAs(person), signOnAs(person)]);
  assert.deepEqual(fieldsOf(answers, 'refused'), [null, null]);
  const links = (await actions()).slice(before).filter((one) => one === 'staff.sign_on_link');
  assert.equal(links.length, 1);
});

test('a sign-on begun in two tabs is finished in either order, and a failure ends only its own', async () => {
  const { app, invite, leave, pass, arrived } = office;
  await invite('tabs@lender.example');
  const person = verified('tabs@lender.example');
  // One browser: its jar has what both tabs were given.
  const [first, second, third] = [await leave(), await leave(), await leave()];
  const cookie = [first, second, third].map((tab) => tab.cookie).join('; ');
  const finish = async (tab: typeof first, one: typeof person | null) =>
    arrived(await app.get(await pass(tab.url, one), { cookie }));
  const failed = await finish(third, { ...person, claims: { ...person.claims, aud: 'another' } });
  assert.equal(failed.refused, 'failed');
  assert.equal((await finish(second, person)).refused, null);
  assert.equal((await finish(first, person)).refused, null);
  const many = await leave('', {
    ...app,
    get: (url) =>
      app.get(url, { cookie: Array.from('abcdefg', (x) => `sign-on-${x}=1`).join(';') }),
  });
  assert.match(many.cookie, /^sign-on-[\w-]{43}=[\w-]+$/, 'the oldest are dropped');
});

test('a clock that is up to a minute off signs in', async () => {
  const { invite, signOnAs } = office;
  await invite('clock@lender.example');
  const now = Math.floor(Date.now() / 1000);
  for (const [claims, refused] of [
    [{ nbf: now + 45 }, null],
    [{ iat: now - 400, exp: now - 45 }, null],
    [{ iat: now + 45 }, null],
    [{ nbf: now + 90 }, 'failed'],
    [{ iat: now - 400, exp: now - 90 }, 'failed'],
  ] as const) {
    const answer = await signOnAs(verified('clock@lender.example', claims));
    assert.equal(answer.refused, refused, JSON.stringify(claims));
  }
});

test('an admin without a password does what admins do, and is not the one to unlink last', async () => {
  const { admin, invite, signOnAs, actions } = office;
  const id = await invite('head@lender.example', 'admin');
  const head = await signOnAs(verified('head@lender.example', { auth_time: Date.now() / 1000 }));
  const officer = await invite('unlinked@lender.example');
  const inside = await signOnAs(verified('unlinked@lender.example'));
  const unlink = (one: number) => head.remove(`/api/admin/staff/${one}/sign-on`);
  const answer = await ok(unlink(officer));
  assert.deepEqual([answer.hasSignOn, answer.isInvited], [false, true]);
  assert.equal((await actions()).at(-1), 'staff.sign_on_unlink');
  assert.equal(await isSignedIn(inside), false);
  assert.equal((await unlink(officer)).statusCode, 409);
  assert.equal((await unlink(999_999)).statusCode, 404);
  const { items } = (await admin.get('/api/admin/staff?pageSize=100')).json();
  for (const one of items as { id: number; role: string }[]) {
    if (one.role === 'admin' && one.id !== id) {
      assert.equal((await head.remove(`/api/admin/staff/${one.id}`)).statusCode, 200);
    }
  }
  assert.equal((await unlink(id)).statusCode, 409, 'nobody could sign in any more');
});
