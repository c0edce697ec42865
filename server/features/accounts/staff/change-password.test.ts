import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminPassword, type Client } from '#server/testing/app.ts';
import { openApp } from '#server/testing/open-app.ts';

const newPassword = 'violet tractor pudding';

const app = await openApp();

const put = (client: Client, path: string, payload: object, remoteAddress = '192.0.2.20') =>
  client.send({
    method: 'PUT',
    url: `/api/admin/${path}`,
    payload,
    remoteAddress,
  });
const passwords = (changes: object = {}) => ({
  currentPassword: adminPassword,
  newPassword,
  confirmPassword: newPassword,
  ...changes,
});
const wrong = (answer: { json(): { errors: { path: string; message: string }[] } }) =>
  answer.json().errors.map(({ path, message }) => `${path}: ${message}`);
const hash = async () =>
  (await app.rows<{ password: string }>('select password from admin_users'))[0]!.password;

test('reads and changes the account, and writes down what was before', async () => {
  const staff = await app.signIn();
  const profile = (await staff.get('/api/admin/profile')).json();
  assert.deepEqual(
    Object.keys(profile).sort(),
    `createdAt email firstName id isPasswordless lastLogin lastName onShift phone
        photo username`.split(/\s+/),
  );
  assert.ok(profile.lastLogin);
  const changes = {
    username: 'Mara',
    email: 'mara@example.com',
    firstName: 'Mara',
    lastName: 'Mills',
  };
  const earlier = await app.rows('select role, is_active, password from admin_users');
  const more = { role: 'owner', isActive: false, password: 'x', id: 99 };
  const answer = await put(staff, 'profile', { ...changes, ...more });
  assert.deepEqual(answer.json(), { ...profile, ...changes });
  assert.deepEqual(await app.rows('select role, is_active, password from admin_users'), earlier);
  const [line] = await app.rows<{ before: { username: string }; after: object }>(
    `select before, after from audit_log where action = 'staff.profile_update'`,
  );
  assert.equal(line!.before.username, 'admin');
  assert.deepEqual(line!.after, changes);
  const login = await app.post('/api/admin/login', { username: 'MARA', password: adminPassword });
  assert.equal(login.statusCode, 200, 'the new name signs in');
  const back = await put(staff, 'profile', { ...changes, username: 'admin', email: '' });
  assert.deepEqual([back.statusCode, back.json().email], [200, null]);
});

test('refuses what is no name or mail, and a name in use', async () => {
  const staff = await app.signIn();
  await app.database.query(
    `insert into admin_users (username, sign_in_name, password) values ('Other', 'other', 'x')`,
  );
  const refused = await put(staff, 'profile', { username: 'ab', email: 'nowhere', firstName: ' ' });
  assert.deepEqual(wrong(refused), [
    'username: Username must be at least 3 characters',
    'email: Invalid email address',
    'firstName: First name is required',
    'lastName: Last name is required',
  ]);
  const names = { firstName: 'A', lastName: 'B' };
  const taken = await put(staff, 'profile', { username: 'OTHER', ...names });
  assert.deepEqual(
    [taken.statusCode, wrong(taken)],
    [409, ['username: This username is already in use']],
  );
  await app.database.query(`delete from admin_users where username = 'Other'`);
});

test('a password that is missing, short, guessed soon or typed twice differently stays out', async () => {
  const staff = await app.signIn();
  const before = await hash();
  assert.deepEqual(wrong(await put(staff, 'change-password', {})), [
    'currentPassword: Current password is required',
    'newPassword: New password must be at least 6 characters',
    'confirmPassword: Please confirm your password',
  ]);
  const short = passwords({ newPassword: 'short', confirmPassword: 'short' });
  assert.deepEqual(wrong(await put(staff, 'change-password', short)), [
    'newPassword: New password must be at least 6 characters',
  ]);
  const differs = passwords({ confirmPassword: 'violet' });
  assert.deepEqual(wrong(await put(staff, 'change-password', differs)), [
    "confirmPassword: Passwords don't match",
  ]);
  for (const soon of ['password1', 'qwertyuiop', 'admin2026', 'solar123']) {
    const guessed = passwords({ newPassword: soon, confirmPassword: soon });
    const [sentence] = wrong(await put(staff, 'change-password', guessed));
    assert.match(sentence!, /^newPassword: This password is easy to guess/, soon);
  }
  assert.equal(await hash(), before);
  assert.equal((await staff.get('/api/admin/session')).statusCode, 200);
  assert.equal(await app.count('login_failures'), 0, 'the right one was never a failure');
});

test('wrong tries count like sign-ins', async () => {
  const staff = await app.signIn();
  const before = await hash();
  const guess = passwords({ currentPassword: 'guess' });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    statuses.push((await put(staff, 'change-password', guess, '192.0.2.21')).statusCode);
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(400), 429, 429]);
  const right = await put(staff, 'change-password', passwords(), '192.0.2.21');
  assert.equal(right.statusCode, 429, 'nor is the right one taken');
  const login = await app.send({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: 'admin', password: adminPassword },
    remoteAddress: '192.0.2.21',
  });
  assert.equal(login.statusCode, 429, 'they are the same count');
  assert.equal(await hash(), before);
  await app.database.query('delete from login_failures');
});

test('changed, every other session is over and this browser goes on in a new one', async () => {
  const [here, there] = [await app.signIn(), await app.signIn()];
  const answer = await put(here, 'change-password', passwords());
  assert.deepEqual([answer.statusCode, answer.json()], [200, { ok: true }]);
  for (const client of [here, there]) {
    assert.equal((await client.get('/api/admin/session')).statusCode, 401);
  }
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
  assert.equal((await app.get('/api/admin/session', { cookie })).statusCode, 200);
  const signIn = (password: string) =>
    app.post('/api/admin/login', { username: 'admin', password });
  assert.equal((await signIn(adminPassword)).statusCode, 401);
  assert.equal((await signIn(newPassword)).statusCode, 200);
  const [line] = await app.rows<{ actor_kind: string; before: null; after: null }>(
    `select actor_kind, before, after from audit_log where action = 'staff.change_password'`,
  );
  assert.deepEqual(line, { actor_kind: 'staff', before: null, after: null });
});

test('of two changes at once one is made', async () => {
  const first = await app.post('/api/admin/login', { username: 'admin', password: newPassword });
  const cookie = String(first.headers['set-cookie']).split(';')[0]!;
  const client: Client = {
    ...app,
    send: (options) => app.send({ ...options, headers: { cookie } }),
  };
  const answers = await Promise.all(
    ['orange walrus ladder', 'quiet napkin volcano'].map((next) =>
      put(client, 'change-password', {
        currentPassword: newPassword,
        newPassword: next,
        confirmPassword: next,
      }),
    ),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  assert.equal(made.length, 1, answers.map(({ body }) => body).join());
});
