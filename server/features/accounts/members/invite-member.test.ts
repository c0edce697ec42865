import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientOf } from '#server/testing/app.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { addApp, cookiesOf } from '#server/testing/sessions/second-factor.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

const { app, server, deliver } = await freshMailApp({
  config: { publicUrl: 'http://www.lender.example' },
});
const admin = await app.signIn();

let number = 0;
function newcomer(changes: object = {}) {
  number += 1;
  return {
    username: `omar.${number}`,
    email: `omar.${number}@lender.example`,
    firstName: 'Omar',
    lastName: 'Reyes',
    role: 'officer',
    ...changes,
  };
}

async function invite(changes: object = {}) {
  return await ok(admin.post('/api/admin/staff', newcomer(changes)), 201);
}

const links = (): string[] =>
  server.received.flatMap(
    ({ unfolded }) => /(https?:\/\/\S+token=[\w-]+)/.exec(unfolded)?.[1] ?? [],
  );
const tokenOf = (link: string): string => new URL(link).searchParams.get('token')!;
async function mailedToken(): Promise<string> {
  server.received.length = 0;
  await deliver();
  assert.equal(links().length, 1);
  return tokenOf(links()[0]!);
}
async function invited(changes: object = {}) {
  const member = await invite(changes);
  return { member, token: await mailedToken() };
}
const password = 'violet tractor pudding';
const accept = (token: string, newPassword = password, headers = {}) =>
  app.post(
    '/api/admin/accept-invitation',
    { token, newPassword, confirmPassword: newPassword },
    headers,
  );
const logIn = (username: string, typed = password) =>
  app.post('/api/admin/login', { username, password: typed });
const read = async (id: number) => (await admin.get(`/api/admin/staff/${id}`)).json();

function refused(answer: { statusCode: number; body: string }): void {
  assert.equal(answer.statusCode, 400, answer.body);
  assert.deepEqual(JSON.parse(answer.body), {
    message: 'This link is no longer valid. Please ask an administrator for a new one.',
    errors: [{ path: 'token', message: 'This link is no longer valid' }],
  });
}

test('an invitation leads by mail to a password and a session, and nothing kept opens the account', async () => {
  const answer = await ok(
    app.post(
      '/api/admin/staff',
      newcomer({ username: 'first.day', email: 'First.Day@lender.example', weight: 3 }),
      { ...hostile, cookie: admin.cookie },
    ),
    201,
  );
  // Neither is there a link: it is in the mail alone.
  const { id, createdAt, ...member } = answer;
  assert.deepEqual(member, {
    username: 'first.day',
    email: 'First.Day@lender.example',
    firstName: 'Omar',
    lastName: 'Reyes',
    role: 'officer',
    isActive: true,
    isInvited: true,
    linkUntil: null,
    languages: [],
    states: [],
    weight: 3,
    dailyCap: null,
    onShift: false,
    phone: null,
    leadsOwned: 0,
    hasSecondFactor: false,
    hasSignOn: false,
    lastLogin: null,
  });
  assert.equal(await app.count('staff_links'), 0, 'no token exists before the mail leaves');
  const token = await mailedToken();
  const [mail] = server.received;
  assert.deepEqual(mail!.recipients, ['First.Day@lender.example']);
  assert.match(mail!.unfolded, /Your username is first\.day/);
  assert.doesNotMatch(mail!.unfolded, /evil/);
  assert.match(links()[0]!, /^http:\/\/www\.lender\.example\/admin\/invitation\?token=[\w-]{43}$/);
  const hours = (Date.parse((await read(id)).linkUntil) - Date.now()) / 3_600_000;
  assert.ok(hours > 71.9 && hours <= 72, String(hours));
  assert.ok(!JSON.stringify(await keptMails(app)).includes(token));
  const kept = await app.rows(
    `select 1 from staff_links l where l::text like $1
       union all select 1 from audit_log a where a::text like $1`,
    [`%${token}%`],
  );
  assert.deepEqual(kept, [], 'nothing that is kept opens the account');
  assert.equal((await logIn('first.day', '')).statusCode, 400);
  assert.equal((await logIn('first.day', 'null')).statusCode, 401);

  const done = await accept(token);
  assert.equal(done.statusCode, 200, done.body);
  assert.equal(done.json().username, 'first.day');
  const cookie = String(done.headers['set-cookie']).split(';')[0]!;
  const session = await app.get('/api/admin/session', { cookie });
  assert.deepEqual([session.json().id, session.json().role], [id, 'officer']);
  assert.equal((await app.get('/api/admin/leads', { cookie })).statusCode, 200);
  const after = await read(id);
  assert.deepEqual(
    [after.isInvited, after.linkUntil, after.lastLogin !== null],
    [false, null, true],
  );
  assert.ok(createdAt);
  const audit = await app.rows(
    `select actor_kind, actor_id, action from audit_log
     where entity = 'admin_user' and entity_id = $1 and action <> 'staff.login_failed' order by id`,
    [id],
  );
  assert.deepEqual(audit, [
    { actor_kind: 'staff', actor_id: 1, action: 'staff.invite' },
    { actor_kind: 'system', actor_id: null, action: 'staff.accept_invitation' },
    { actor_kind: 'staff', actor_id: id, action: 'staff.login' },
  ]);
});

const hostile = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  forwarded: 'host=evil.example',
};

test('an invitation works once, for any holder', async () => {
  const { member, token } = await invited();
  const isOpen = async () => (await ok(app.post('/api/admin/check-invitation', { token }))).isOpen;
  assert.deepEqual([await isOpen(), await isOpen()], [true, true], 'a look uses nothing up');
  const passwords = Array.from({ length: 20 }, (_, n) => `pudding tractor number ${n} x`);
  const answers = await Promise.all(passwords.map((typed) => accept(token, typed)));
  const won = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
  assert.equal(won.length, 1, answers.map(({ statusCode }) => statusCode).join());
  answers.filter((_, n) => n !== won[0]).forEach(refused);
  assert.equal((await logIn(member.username, passwords[won[0]!])).statusCode, 200);
  assert.equal(await isOpen(), false, 'the page says so before anything is typed');
  refused(await accept(token));
});

test('a link that is over, replaced or unknown, or whose account was closed or moved, is refused', async () => {
  const { member, token: first } = await invited();
  const { id } = member;
  assert.equal((await admin.post(`/api/admin/staff/${id}/reset`)).statusCode, 200);
  refused(await accept(first));
  const second = await mailedToken();
  assert.equal(await app.count('staff_links where not used'), 1);
  await app.database.query(
    `update staff_links set expires_at = now() - interval '1 second' where not used`,
  );
  refused(await accept(second));
  await admin.post(`/api/admin/staff/${id}/reset`);
  const third = await mailedToken();
  await patch(id, { email: 'elsewhere@lender.example' });
  refused(await accept(third));
  await admin.post(`/api/admin/staff/${id}/reset`);
  const fourth = await mailedToken();
  await admin.remove(`/api/admin/staff/${id}`);
  refused(await accept(fourth));
  await patch(id, { isActive: true });
  refused(await accept(fourth));
  for (const token of ['', 'x', 'A'.repeat(43), "' or true --", 'A'.repeat(500)]) {
    refused(await accept(token));
  }
  assert.equal((await read(id)).isInvited, true);
});

const patch = (id: number, payload: object, client = admin) =>
  client.patch(`/api/admin/staff/${id}`, payload);

test('a password that is short, guessed soon or typed twice differently leaves the link alive', async () => {
  const { member, token } = await invited();
  for (const [newPassword, confirmPassword, path] of [
    ['short', 'short', 'newPassword'],
    ['password1', 'password1', 'newPassword'],
    [`${member.username}99`, `${member.username}99`, 'newPassword'],
    [password, `${password}s`, 'confirmPassword'],
  ]) {
    const body = { token, newPassword, confirmPassword };
    const answer = await app.post('/api/admin/accept-invitation', body);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(fieldsOf(answer.json().errors, 'path'), [path]);
  }
  assert.equal((await accept(token)).statusCode, 200);
});

test('a reset ends every session, keeps the old password until then, and answers no token', async () => {
  const officer = await makeStaff(app, { role: 'officer' });
  const { id, username } = (await officer.get('/api/admin/session')).json();
  const none = await admin.post(`/api/admin/staff/${id}/reset`);
  assert.deepEqual(
    [none.statusCode, none.json().message],
    [409, 'This account has no email address. Enter one first.'],
  );
  await patch(id, { email: 'lost@lender.example' });
  const answer = await admin.post(`/api/admin/staff/${id}/reset`);
  assert.deepEqual(answer.json(), { email: 'lost@lender.example' });
  const token = await mailedToken();
  assert.match(server.received[0]!.unfolded, /expires in 60 minutes/);
  const minutes = (Date.parse((await read(id)).linkUntil) - Date.now()) / 60_000;
  assert.ok(minutes > 59 && minutes <= 60, String(minutes));
  assert.equal((await officer.get('/api/admin/session')).statusCode, 200);
  assert.equal((await accept(token)).statusCode, 200);
  assert.equal((await officer.get('/api/admin/session')).statusCode, 401);
  assert.equal((await logIn(username)).statusCode, 200);
  const lines = await app.rows(
    `select actor_kind from audit_log where action = 'staff.password_reset' and entity_id = $1`,
    [id],
  );
  assert.deepEqual(lines, [{ actor_kind: 'system' }]);
});

test('an invitation is refused for a name in use, however it is written, and for half an account', async () => {
  const { username } = await invite();
  const taken = await admin.post(
    '/api/admin/staff',
    newcomer({ username: ` ${username.toUpperCase()} ` }),
  );
  assert.deepEqual([taken.statusCode, taken.json().errors[0].path], [409, 'username']);
  for (const [field, value] of [
    ['email', 'nobody'],
    ['role', 'owner'],
    ['username', 'ab'],
    ['states', ['ZZ']],
    ['languages', ['fr']],
    ['weight', 11],
    ['dailyCap', -1],
  ] as const) {
    const answer = await admin.post('/api/admin/staff', newcomer({ [field]: value }));
    assert.equal(answer.statusCode, 400, field);
    assert.equal(answer.json().errors[0].path.split('.')[0], field);
  }
});

test('what is no field of an invitation is not stored', async () => {
  const { id } = await invite({
    id: 1,
    password: 'chosen by the sender',
    isActive: false,
    lastLogin: '2026-01-01T00:00:00Z',
    totpSecret: 'x',
    hasWeakPassword: true,
  });
  const [row] = await app.rows(
    `select password, is_active, last_login, totp_secret, has_weak_password
     from admin_users where id = $1`,
    [id],
  );
  assert.notEqual(id, 1);
  assert.deepEqual(row, {
    password: null,
    is_active: true,
    last_login: null,
    totp_secret: null,
    has_weak_password: false,
  });
});

test('neither an invitation nor a reset is a way round the second factor', async () => {
  const { config } = app;
  config.isSecondFactorRequired = true;
  const { member, token } = await invited();
  const first = await accept(token);
  assert.deepEqual(first.json(), { secondFactor: ['enroll'] });
  const enrolling = clientOf(app.app, { cookie: cookiesOf(first) });
  assert.equal((await enrolling.get('/api/admin/leads')).statusCode, 401);
  const enrolled = await addApp(app, enrolling);
  assert.equal((await enrolled.get('/api/admin/leads')).statusCode, 200);
  assert.equal((await read(member.id)).hasSecondFactor, true);
  assert.equal((await admin.post(`/api/admin/staff/${member.id}/reset`)).statusCode, 200);
  const second = await accept(await mailedToken(), 'another tractor pudding');
  assert.deepEqual(second.json(), { secondFactor: ['totp', 'recovery'] });
  const pending = clientOf(app.app, { cookie: cookiesOf(second) });
  assert.equal((await pending.get('/api/admin/leads')).statusCode, 401);
  assert.equal((await enrolled.get('/api/admin/leads')).statusCode, 401);
  config.isSecondFactorRequired = false;
});
