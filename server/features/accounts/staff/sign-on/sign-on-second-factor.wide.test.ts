import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { clientOf } from '#server/testing/app.ts';
import { addApp, codeOfApp, cookiesOf } from '#server/testing/sessions/second-factor.ts';
import { isSignedIn, signOnOffice, verified } from '#server/testing/sessions/sign-on.ts';

const due = '/api/admin/login/second-factor';
const stepUp = '/api/admin/step-up';
const now = () => Math.floor(Date.now() / 1000);

const office = await signOnOffice();
after(() => office.dispose());

test('a sign-on leads to the second factor like a password, and the login page is told which', async () => {
  const { app, invite, signOnAs } = office;
  await invite('app@lender.example');
  const person = verified('app@lender.example', { auth_time: now() });
  const first = await signOnAs(person);
  assert.ok(await isSignedIn(first), 'none is required, and there is none');
  const { secret } = await addApp(app, first);
  app.clock.set(new Date(Date.now() + 30_000));
  const started = await signOnAs(person, '?returnTo=/admin/profile');
  app.clock.set(null);
  assert.equal(started.to, '/admin/login?due=true&from=%2Fadmin%2Fprofile');
  assert.match(started.cookie, /^pending=[\w-]{43}$/);
  assert.equal(await isSignedIn(started), false);
  assert.deepEqual((await started.get(due)).json(), { secondFactor: ['totp', 'recovery'] });
  assert.deepEqual((await app.get(due)).json(), { secondFactor: [] }, 'to others there is none');
  app.clock.set(new Date(Date.now() + 30_000));
  const answer = await started.post(due, {
    method: 'totp',
    code: codeOfApp(secret, app.clock.now()),
  });
  app.clock.set(null);
  assert.equal(answer.statusCode, 200, answer.body);
  const client = clientOf(app.app, { cookie: cookiesOf(answer) });
  assert.ok(await isSignedIn(client));
  assert.equal((await client.get(stepUp)).json().isHeld, true, 'a code was given just now');

  const strong = await signOnAs({ ...person, claims: { ...person.claims, amr: ['pwd', 'mfa'] } });
  assert.ok(await isSignedIn(strong), 'the identity provider has asked for one');
  for (const amr of [['pwd'], ['otp'], 'mfa', ['MFA'], { 0: 'mfa' }]) {
    const weak = await signOnAs({ ...person, claims: { ...person.claims, amr } });
    assert.match(weak.to, /due=true/, JSON.stringify(amr));
  }
});

test('where a second factor is required, who has none adds one before anything else', async () => {
  const strict = await signOnOffice({ isSecondFactorRequired: true });
  await strict.app.database.query(
    `insert into admin_users (username, sign_in_name, email, role)
     values ('new', 'new', 'new@lender.example', 'officer')`,
  );
  const started = await strict.signOnAs(verified('new@lender.example'));
  assert.match(started.to, /due=true/);
  assert.deepEqual((await started.get(due)).json(), { secondFactor: ['enroll'] });
  assert.equal(await isSignedIn(started), false);
  const added = await addApp(strict.app, started);
  assert.ok(await isSignedIn(added), 'the factor opens the session');
  const amr = await strict.signOnAs(verified('new@lender.example', { amr: ['mfa'] }));
  assert.ok(await isSignedIn(amr), 'or what the identity provider has asked for');
  await strict.dispose();
});

test('an old proof adds no first factor: it would open everything', async () => {
  const strict = await signOnOffice({ isSecondFactorRequired: true });
  await strict.app.database.query(
    `insert into admin_users (username, sign_in_name, email, role)
     values ('new', 'new', 'new@lender.example', 'officer')`,
  );
  const person = (ago: number) => verified('new@lender.example', { auth_time: now() - ago });
  const old = await strict.signOnAs(person(3700), '?returnTo=/admin/profile');
  assert.deepEqual(
    [old.to, old.cookie],
    ['/api/admin/oidc/start?again=true&returnTo=%2Fadmin%2Fprofile', ''],
  );
  assert.equal(
    (await strict.actions()).includes('staff.sign_on_link'),
    false,
    'nothing is written',
  );
  const again = await strict.signOnAs(person(0), old.to.slice(old.to.indexOf('?')));
  assert.equal(again.to, '/admin/login?due=true&from=%2Fadmin%2Fprofile');
  const added = await addApp(strict.app, again);
  assert.equal((await added.get(stepUp)).json().isHeld, true);
  const later = await strict.signOnAs(person(3700));
  assert.match(later.to, /due=true/, 'the factor is given');
  await strict.dispose();
});

test('a sign-on is a step-up from the time of the person’s proof, and none without that time', async () => {
  const { app, invite, signOnAs } = office;
  await invite('step@lender.example', 'admin');
  const held = async (claims: Record<string, unknown>, query = '') => {
    const client = await signOnAs(verified('step@lender.example', claims), query);
    assert.ok(await isSignedIn(client));
    return (await client.get(stepUp)).json() as Record<string, boolean>;
  };
  assert.deepEqual(await held({ auth_time: now() - 600 }), {
    isHeld: true,
    takesCode: false,
    isPasswordless: true,
    takesSignOn: true,
  });
  assert.equal((await held({ auth_time: now() - 3700 })).isHeld, false, 'a session that went on');
  assert.equal((await held({})).isHeld, false);
  const later = new Date(Date.now() + 3_700_000);
  const ahead = await signOnAs(verified('step@lender.example', { auth_time: now() * 1000 }));
  assert.equal((await ahead.get(stepUp)).json().isHeld, true);
  const [row] = await app.rows(
    'select max(stepped_up_at) < $1 as "isOver" from sessions where stepped_up_at is not null',
    [later],
  );
  assert.equal(row!['isOver'], true, 'never later than now');
  const refused = await signOnAs(verified('step@lender.example', { auth_time: 'now' }));
  assert.equal(refused.refused, 'failed');
});

test('without a password, signing in again is the way to an export, if it was anew', async () => {
  const { invite, signOnAs, leave } = office;
  await invite('again@lender.example', 'admin');
  const person = (claims: Record<string, unknown> = {}) => verified('again@lender.example', claims);
  const old = await signOnAs(person({ auth_time: now() - 7200 }));
  const exporting = '/api/admin/leads/export';
  assert.equal((await old.get(exporting)).json().code, 'step_up');
  assert.equal((await old.post(stepUp, { password: '' })).statusCode, 400);

  const { url } = await leave('?again=true');
  assert.deepEqual(
    ['prompt', 'max_age'].map((name) => url.searchParams.get(name)),
    ['login', '0'],
  );
  const usual = (await leave()).url;
  assert.equal(usual.searchParams.get('prompt'), null);
  for (const claims of [{}, { auth_time: now() - 300 }]) {
    const stale = await signOnAs(person(claims), '?again=true&returnTo=/admin/profile');
    assert.deepEqual([stale.refused, stale.cookie], ['stale', '']);
  }
  const fresh = await signOnAs(person({ auth_time: now() }), '?again=true&returnTo=/admin/profile');
  assert.equal(fresh.to, '/admin/profile');
  assert.equal((await fresh.get(exporting)).statusCode, 200);
});

test('who has no password cannot change it, and a mailed link sets the first one', async () => {
  const { app, admin, invite, signOnAs } = office;
  const id = await invite('none@lender.example');
  const client = await signOnAs(verified('none@lender.example'));
  assert.equal((await client.get('/api/admin/profile')).json().isPasswordless, true);
  const newPassword = 'three quite unrelated words';
  const change = { currentPassword: 'x', newPassword, confirmPassword: newPassword };
  const answer = await client.put('/api/admin/change-password', change);
  assert.deepEqual([answer.statusCode, answer.json().errors[0].path], [400, 'currentPassword']);
  assert.equal((await admin.post(`/api/admin/staff/${id}/reset`)).statusCode, 200);
  const [mail] = await app.rows('select kind from jobs order by id desc limit 1');
  assert.equal(mail!['kind'], 'staff_reset');
});
