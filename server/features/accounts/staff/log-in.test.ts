import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminPassword } from '#server/testing/app.ts';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { insertAccount } from './queries.ts';
import { openApp } from '#server/testing/open-app.ts';

const app = await openApp();

const logIn = (username: string, password: string, remoteAddress: string, cookie = '') =>
  app.send({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
    remoteAddress,
    headers: cookie ? { cookie } : {},
  });

test('a session opens under a fresh token, is stored as a hash, and ends', async () => {
  const forged = `staff=${'A'.repeat(43)}`;
  const answer = await logIn('ADMIN', adminPassword, '192.0.2.1', forged);
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(
    Object.keys(answer.json()).sort(),
    'firstName hasWeakPassword id lastName mayImpersonate openHighFacts role username'.split(' '),
  );
  const header = String(answer.headers['set-cookie']);
  assert.match(header, /^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = header.split(';')[0]!;
  assert.notEqual(cookie, forged);
  assert.equal(
    (await app.rows('select 1 from sessions where token_hash like $1', [`%${cookie.slice(6)}%`]))
      .length,
    0,
  );
  const shown = (await app.get('/api/admin/session', { cookie })).json();
  assert.deepEqual([shown.username, shown.mayImpersonate], ['admin', true]);
  assert.equal((await app.get('/api/admin/session', { cookie: forged })).statusCode, 401);
  const again = await logIn('admin', adminPassword, '192.0.2.1', cookie);
  assert.equal(
    (await app.get('/api/admin/session', { cookie })).statusCode,
    401,
    'signing in again ends the session before',
  );
  const fresh = String(again.headers['set-cookie']).split(';')[0]!;
  const bye = await app.post('/api/admin/logout', undefined, { cookie: fresh });
  assert.equal(bye.headers['clear-site-data'], '"cache"');
  assert.equal((await app.get('/api/admin/session', { cookie: fresh })).statusCode, 401);
});

test('ends when idle, when too old, and when the account is switched off', async () => {
  for (const [harm, repair] of [
    [`update sessions set last_seen_at = now() - interval '31 minutes'`, ''],
    [`update sessions set expires_at = now() - interval '1 second'`, ''],
    ['update admin_users set is_active = false', 'update admin_users set is_active = true'],
  ] as const) {
    const staff = await app.signIn();
    assert.equal((await staff.get('/api/admin/session')).statusCode, 200);
    await app.database.query(harm);
    assert.equal((await staff.get('/api/admin/session')).statusCode, 401, harm);
    if (repair) {
      await app.database.query(repair);
    }
  }
  await app.database.query('update admin_users set is_active = false');
  assert.equal((await logIn('admin', adminPassword, '192.0.2.2')).statusCode, 401);
  await app.database.query('update admin_users set is_active = true');
});

test('the email address of an active member opens the same account, if it is nobody else’s', async () => {
  const password = await hashPassword('sunflower-field');
  const add = (username: string, email: string | null) =>
    app.rows(
      `insert into admin_users (username, sign_in_name, password, email) values ($1::text, lower($1::text), $2, $3)`,
      [username, password, email],
    );
  await add('nadia', 'Nadia.Ruiz@Lender.example');
  // A name that is another's address stays the name of its own account.
  await add('otto@lender.example', null);
  await add('otto', 'otto@lender.example');
  for (const [typed, username] of [
    ['NADIA', 'nadia'],
    [' nadia.ruiz@lender.example', 'nadia'],
    ['otto', 'otto'],
    ['Otto@lender.example', 'otto@lender.example'],
  ] as const) {
    const answer = await logIn(typed, 'sunflower-field', '192.0.2.90');
    assert.equal(answer.json().username, username, typed);
  }
  // Both names are one account: signing in by address locks nobody out, and gives no second ten guesses.
  const kept = `select account from login_failures where account like '%nadia%'`;
  assert.deepEqual(await app.rows(kept), []);
  for (let tries = 0; tries < 10; tries += 1) {
    const typed = tries % 2 ? 'nadia' : 'nadia.ruiz@lender.example';
    assert.equal((await logIn(typed, 'wrong', '192.0.2.91')).statusCode, 401);
  }
  assert.equal((await logIn('nadia', 'wrong', '192.0.2.91')).statusCode, 429);
  await app.rows(`update admin_users set is_active = false where username = 'nadia'`);
  const gone = await logIn('nadia.ruiz@lender.example', 'sunflower-field', '192.0.2.90');
  assert.equal(gone.statusCode, 401);
});

test('a wrong password and an unknown name read the same', async () => {
  const wrong = await logIn('admin', 'wrong', '192.0.2.3');
  const unknown = await logIn('nobody', 'wrong', '192.0.2.3');
  assert.deepEqual([wrong.statusCode, wrong.body], [401, '{"message":"Login failed"}']);
  assert.deepEqual([unknown.statusCode, unknown.body], [401, wrong.body]);
});

test('guessing stops after ten tries, also at once; the right person gets in from elsewhere', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => logIn('admin', 'wrong', '192.0.2.4')),
  );
  const counted = answers.map(({ statusCode }) => statusCode);
  assert.ok(counted.filter((status) => status === 401).length <= 10, counted.join());
  for (let n = 0; n < 10; n += 1) {
    await logIn('admin', 'wrong', '192.0.2.4');
  }
  const blocked = await logIn('admin', adminPassword, '192.0.2.4');
  assert.equal(blocked.statusCode, 429);
  assert.equal(blocked.headers['retry-after'], '900');
  assert.equal((await logIn('admin', adminPassword, '192.0.2.5')).statusCode, 200);
  await app.database.query(`update login_failures set failed_at = now() - interval '16 minutes'`);
  assert.equal((await logIn('admin', adminPassword, '192.0.2.4')).statusCode, 200);
  assert.equal(
    (await app.rows(`select 1 from login_failures where ip_address = '192.0.2.4'`)).length,
    0,
    'success forgets the failures',
  );
});

test('many names from one address stop as well', async () => {
  await app.database.query(
    `insert into login_failures (kind, account, ip_address) select 'staff', 'name' || n, '192.0.2.6' from generate_series(1, 50) n`,
  );
  assert.equal((await logIn('admin', adminPassword, '192.0.2.6')).statusCode, 429);
});

test('an IPv6 network counts as one caller', async () => {
  const statuses = [];
  for (let n = 0; n < 12; n += 1) {
    statuses.push((await logIn('admin', 'wrong', `2001:db8:0:7::${n + 1}`)).statusCode);
  }
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
  assert.equal((await logIn('admin', adminPassword, '2001:db8:0:8::1')).statusCode, 200);
});

test('guessing one account from many addresses stops, known or not, and its owner gets in where the owner was before', async () => {
  assert.equal((await logIn('admin', adminPassword, '198.51.100.1')).statusCode, 200);
  await app.database.query('delete from login_failures');
  const statusesOf = async (name: string) => {
    await app.database.query(
      `insert into login_failures (kind, account, ip_address)
       select 'staff', lower($1), '203.0.113.' || n from generate_series(101, 128) n`,
      [name],
    );
    const statuses = [];
    for (let n = 1; n <= 4; n += 1) {
      statuses.push((await logIn(name, 'wrong', `203.0.113.${n}`)).statusCode);
    }
    return statuses;
  };
  const expected = [401, 401, 429, 429];
  assert.deepEqual(await statusesOf('Admin'), expected);
  assert.deepEqual(await statusesOf('nobody-at-all'), expected, 'an unknown name reads the same');
  assert.equal(
    (await logIn('admin', adminPassword, '203.0.113.99')).statusCode,
    429,
    'the right password as well: nobody learns that it was right',
  );
  assert.equal((await logIn('admin', 'wrong', '198.51.100.1')).statusCode, 401);
  assert.equal((await logIn('admin', adminPassword, '198.51.100.1')).statusCode, 200);
  assert.equal(
    (await logIn('nobody-at-all', 'wrong', '198.51.100.1')).statusCode,
    429,
    'for the account that signed in there, no other',
  );
  await app.database.query(`update known_logins set last_login_at = now() - interval '91 days'`);
  assert.equal((await logIn('admin', adminPassword, '198.51.100.1')).statusCode, 429);
  await app.database.query(`update login_failures set failed_at = now() - interval '61 minutes'`);
  assert.equal((await logIn('admin', adminPassword, '203.0.113.99')).statusCode, 200);
  await app.database.query('delete from login_failures');
});

test('failed logins are written down without name and password, and a flood of them does not fill the log', async () => {
  const lines = () =>
    app.rows<{
      entity_id: number | null;
      after: unknown;
      ip_address: string;
    }>(
      `select entity_id, after, ip_address from audit_log where action = 'staff.login_failed' order by id`,
    );
  const { length: earlier } = await lines();
  const waitOver = `alter table audit_log disable trigger audit_log_append_only; update audit_log set at = at - interval '61 seconds' where action = 'staff.login_failed'; alter table audit_log enable trigger audit_log_append_only`;
  await app.database.query(waitOver);
  for (let n = 1; n <= 5; n += 1) {
    await logIn('admin', 'wrong', `100.64.1.${n}`);
  }
  await logIn('secret-name', 'wrong', '100.64.2.1');
  const [{ id }] = (await app.rows<{ id: number }>(
    `select id from admin_users where username = 'admin'`,
  )) as [{ id: number }];
  assert.deepEqual((await lines()).slice(earlier), [
    { entity_id: id, after: { isKnownName: true }, ip_address: '100.64.1.0' },
    { entity_id: null, after: { isKnownName: false }, ip_address: '100.64.2.0' },
  ]);
  for (let n = 1; n <= 30; n += 1) {
    await logIn(`name-${n}`, 'wrong', `100.65.${n}.1`);
  }
  assert.equal((await lines()).length, earlier + 20, 'twenty a minute in all');
  await app.database.query(waitOver);
  await logIn('admin', 'wrong', '100.64.1.9');
  assert.equal((await lines()).length, earlier + 21);
  assert.equal(
    (await app.rows(`select 1 from audit_log a where a::text ~ 'secret-name|wrong'`)).length,
    0,
  );
  await app.database.query('delete from login_failures');
});

test('a weak password causes a warning, not a refusal', async () => {
  const password = await hashPassword('solar1');
  await insertAccount(app.database, { username: 'weak', password, hasWeakPassword: false });
  assert.equal((await logIn('weak', 'solar1', '192.0.2.7')).json().hasWeakPassword, true);
});

test('the dashboard counts, and today begins where the lender is', async () => {
  const staff = await app.signIn();
  const stats = async () => {
    // A machine under load may take so long to count that the figures are kept.
    const { leads, traffic } = app.app.services.figures;
    leads.forget();
    traffic.forget();
    return (await staff.get('/api/admin/dashboard/stats')).json();
  };
  assert.partialDeepStrictEqual(await stats(), {
    totalLeads: 0,
    todayLeads: 0,
    calculatorUses: 0,
    pageViews: 0,
    conversionRate: 0,
  });
  const sessionId = makeSessionId();
  for (const session of [sessionId, makeSessionId(), makeSessionId()]) {
    await app.post('/api/track-interaction', {
      sessionId: session,
      page: '/',
      action: 'page_view',
    });
  }
  await app.post('/api/calculate-savings', {
    homePrice: 500_000,
    electricBill: 350,
    propertyState: 'TX',
    creditScore: '740+',
  });
  const { id } = (await app.post('/api/leads', makeLeadBody({ sessionId }))).json();
  assert.partialDeepStrictEqual(await stats(), {
    totalLeads: 1,
    todayLeads: 1,
    calculatorUses: 1,
    pageViews: 3,
    conversionRate: 33.33,
  });
  // 03:30 UTC on the 10th is still the evening of the 9th in New York.
  app.clock.set(new Date('2026-03-10T12:00:00Z'));
  await app.database.query(`update leads set created_at = '2026-03-10T03:30:00Z' where id = $1`, [
    id,
  ]);
  assert.equal((await stats()).todayLeads, 0);
  await app.database.query(`update leads set created_at = '2026-03-10T04:30:00Z' where id = $1`, [
    id,
  ]);
  assert.equal((await stats()).todayLeads, 1);
  app.clock.set(null);
  const activity = (await staff.get('/api/admin/dashboard/activity')).json();
  assert.deepEqual([activity.leads.length, activity.interactions.length], [1, 3]);
});
