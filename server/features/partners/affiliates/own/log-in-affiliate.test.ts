import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affiliatePassword } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();

const logIn = (
  email: string,
  password: string,
  { remoteAddress = '192.0.2.1', cookie = '' } = {},
) =>
  app.send({
    method: 'POST',
    url: '/api/affiliate/dashboard/login',
    payload: { email, password },
    remoteAddress,
    headers: cookie ? { cookie } : {},
  });

test('a session opens under a fresh token, is stored as a hash, and ends', async () => {
  const affiliate = await makeAffiliate(staff, { email: 'Olive.Kettle@example.com' });
  await app.signInAffiliate(affiliate);
  const forged = `affiliate=${'A'.repeat(43)}`;
  const answer = await logIn('olive.KETTLE@example.com', affiliatePassword, { cookie: forged });
  assert.equal(answer.statusCode, 200, answer.body);
  const header = String(answer.headers['set-cookie']);
  assert.match(header, /^affiliate=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = header.split(';')[0]!;
  const token = cookie.slice('affiliate='.length);
  const plain = await app.rows('select 1 from sessions where token_hash = $1', [token]);
  assert.deepEqual(plain, []);

  const session = await app.get('/api/affiliate/session', { cookie });
  assert.equal(session.headers['cache-control'], 'no-store');
  assert.deepEqual(session.json(), answer.json());
  const { isImpersonation, affiliate: own } = session.json();
  assert.equal(isImpersonation, false);
  assert.deepEqual(
    Object.keys(own).sort(),
    `commissionRate commissionUnit company createdAt email firstName id
        isLicensedRealtor isPictureReviewed language lastName licenseExpires
        licenseNumber needsReview phone picture referralCode referralLink state
        updatedAt`.split(/\s+/),
  );
  assert.equal((await app.get('/api/affiliate/session', { cookie: forged })).statusCode, 401);
  assert.equal((await app.get('/api/admin/session', { cookie })).statusCode, 401);

  const again = await logIn(own.email, affiliatePassword, { cookie });
  const fresh = String(again.headers['set-cookie']).split(';')[0]!;
  const before = await app.get('/api/affiliate/session', { cookie });
  assert.equal(before.statusCode, 401, 'signing in again ends the session before');
  const bye = await app.post('/api/affiliate/logout', undefined, { cookie: fresh });
  assert.equal(bye.headers['clear-site-data'], '"cache"');
  assert.equal((await app.get('/api/affiliate/session', { cookie: fresh })).statusCode, 401);
  assert.equal((await app.get('/api/affiliate/logout', { cookie: fresh })).statusCode, 404);
});

test('ends when idle, when too old, when deactivated and when deleted', async () => {
  for (const harm of [
    `update sessions set last_seen_at = now() - interval '481 minutes'`,
    `update sessions set expires_at = now() - interval '1 second'`,
    'update affiliates set is_active = false',
    'update affiliates set deleted_at = now()',
  ]) {
    const affiliate = await makeAffiliate(staff);
    const { get } = await app.signInAffiliate(affiliate);
    assert.equal((await get('/api/affiliate/session')).statusCode, 200);
    const table = harm.includes('sessions') ? 'affiliate_id' : 'id';
    await app.database.query(`${harm} where ${table} = $1`, [affiliate.id]);
    assert.equal((await get('/api/affiliate/session')).statusCode, 401, harm);
  }
});

test('an account that may not sign in gets the same answer as a wrong password', async () => {
  const wrong = await makeAffiliate(staff);
  await app.signInAffiliate(wrong);
  const never = await makeAffiliate(staff);
  const inactive = await makeAffiliate(staff);
  await app.signInAffiliate(inactive);
  await staff.put(`/api/admin/affiliates/${inactive.id}`, { isActive: false });
  const deleted = await makeAffiliate(staff);
  await app.signInAffiliate(deleted);
  await staff.remove(`/api/admin/affiliates/${deleted.id}`);
  const tries = [
    [wrong.email, 'not the password'],
    [never.email, affiliatePassword],
    [inactive.email, affiliatePassword],
    [deleted.email, affiliatePassword],
    ['nobody@example.com', affiliatePassword],
  ] as const;
  for (const [email, password] of tries) {
    const answer = await logIn(email, password, { remoteAddress: '192.0.2.2' });
    assert.deepEqual([answer.statusCode, answer.body], [401, '{"message":"Login failed"}']);
    assert.equal(answer.headers['set-cookie'], undefined);
  }
});

test('guessing slows down per account and per address, and the owner gets in from elsewhere', async () => {
  const affiliate = await makeAffiliate(staff);
  await app.signInAffiliate(affiliate);
  const at = { remoteAddress: '192.0.2.3' };
  const guesses = Array.from({ length: 24 }, () => logIn(affiliate.email, 'a guess', at));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  const judged = statuses.filter((status) => status === 401);
  assert.ok(judged.length <= 10, statuses.join());
  for (let n = 0; n < 10; n += 1) {
    await logIn(affiliate.email, 'a guess', at);
  }
  const blocked = await logIn(affiliate.email, affiliatePassword, at);
  assert.deepEqual([blocked.statusCode, blocked.headers['retry-after']], [429, '900']);
  await ok(logIn(affiliate.email, affiliatePassword, { remoteAddress: '192.0.2.4' }));

  await app.database.query(
    `insert into login_failures (kind, account, ip_address)
     select 'affiliate', 'name' || n, '192.0.2.5' from generate_series(1, 50) n`,
  );
  const flooded = await logIn(affiliate.email, affiliatePassword, { remoteAddress: '192.0.2.5' });
  assert.equal(flooded.statusCode, 429);
  await app.database.query('delete from login_failures');
});

test('no other spelling of a name has failed tries of its own', async () => {
  const affiliate = await makeAffiliate(staff, { email: 'kim.vining@example.com' });
  await app.signInAffiliate(affiliate);
  const spelt = async (email: string) => (await logIn(email, affiliatePassword)).statusCode;
  for (const other of ['k\u0130m.vining@example.com', 'kim.vin\u0130ng@example.com']) {
    assert.equal(await spelt(other), 401, other);
  }
  assert.equal(await spelt(' KIM.Vining@example.com '), 200);
  await app.database.query('delete from login_failures');
});

test('signing in, and failing to, is in the audit log without what was typed', async () => {
  const affiliate = await makeAffiliate(staff);
  await app.signInAffiliate(affiliate);
  await logIn(affiliate.email, 'a-secret-guess', { remoteAddress: '198.51.100.7' });
  const lines = await app.rows<{ action: string; actor_kind: string }>(
    `select action, actor_kind from audit_log
       where entity = 'affiliate' and entity_id = $1 and action like 'affiliate.login%'
       order by id`,
    [affiliate.id],
  );
  assert.deepEqual(fieldsOf(lines, 'action', 'actor_kind'), [
    ['affiliate.login', 'affiliate'],
    ['affiliate.login_failed', 'visitor'],
  ]);
  const typed = await app.rows(`select 1 from audit_log a where a::text ~ 'a-secret-guess'`);
  assert.deepEqual(typed, []);
});
