import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affiliatePassword, type Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { ok } from '#server/testing/open-app.ts';

const newPassword = 'violet tractor pudding';

// Limits far above the one that the test fills: at the tests' usual scale that would take half a
// million rows, more than a busy machine writes within the statement timeout.
const { app, server, deliver } = await freshMailApp({ config: { rateLimitScale: 100 } });
const staff = await app.signIn();

const put = (client: Client, id: number, payload: object) =>
  client.put(`/api/affiliate/profile/${id}`, payload);
const row = async (id: number) =>
  (await app.rows<Record<string, unknown>>('select * from affiliates where id = $1', [id]))[0]!;
async function signedIn() {
  const affiliate = await makeAffiliate(staff);
  const client = await app.signInAffiliate(affiliate);
  const profile = {
    firstName: 'Rita',
    lastName: 'Realtor',
    email: affiliate.email,
    isLicensedRealtor: true,
  };
  return { affiliate, client, profile };
}

test('an affiliate’s name must not be a web address', async () => {
  const { affiliate, client, profile } = await signedIn();
  const before = await row(affiliate.id);
  for (const name of ['firstName', 'lastName', 'company']) {
    const answer = await put(client, affiliate.id, { ...profile, [name]: 'www.evil.example' });
    assert.equal(answer.statusCode, 400, answer.body);
    assert.deepEqual(answer.json().errors, [
      {
        path: name,
        message: 'Please leave out web addresses, phone numbers and symbols such as <, @ and $',
      },
    ]);
  }
  assert.deepEqual(await row(affiliate.id), before);
});

test('the fields of the form change, what is not sent stays, what is emptied is nothing', async () => {
  const { affiliate, client, profile } = await signedIn();
  const { id } = affiliate;
  const answer = await ok(
    put(client, id, {
      ...profile,
      firstName: 'Olive',
      lastName: 'Kettle',
      phone: '(503) 555-0142',
      company: 'Kettle Homes',
      state: 'OR',
      licenseNumber: 'OR-1',
      language: 'pt',
    }),
  );
  const { affiliate: own } = (await client.get('/api/affiliate/session')).json();
  assert.deepEqual(answer, own);
  assert.partialDeepStrictEqual(await row(id), {
    first_name: 'Olive',
    last_name: 'Kettle',
    phone: '(503) 555-0142',
    company: 'Kettle Homes',
    state: 'OR',
    license_number: 'OR-1',
    language: 'pt',
  });
  await put(client, id, { ...profile, phone: '', company: null });
  assert.partialDeepStrictEqual(await row(id), {
    phone: null,
    company: null,
    state: 'OR',
    license_number: 'OR-1',
    language: 'pt',
  });
  const [line] = await app.rows<{ actor_id: number; after: object }>(
    `select actor_id, after from audit_log
       where action = 'affiliate.profile_update' and entity_id = $1 order by id`,
    [id],
  );
  assert.equal(line!.actor_id, id);
  assert.equal((line!.after as { company: string }).company, 'Kettle Homes');
});

test('rate, state of the account, totals, code and password in the body change nothing', async () => {
  const { affiliate, client, profile } = await signedIn();
  const { id } = affiliate;
  const before = await row(id);
  await ok(
    put(client, id, {
      ...profile,
      firstName: before['first_name'],
      lastName: before['last_name'],
      id: id + 1,
      commissionRate: 0.99,
      isActive: false,
      totalReferrals: 9,
      qualifiedReferrals: 9,
      totalCommissions: 999_999,
      referralCode: 'MINE',
      password: 'a password by the body',
      needsReview: true,
      licenseVerifiedAt: '2026-01-01T00:00:00Z',
      deletedAt: '2026-01-01T00:00:00Z',
    }),
  );
  const { updated_at: _, ...after } = await row(id);
  assert.deepEqual({ ...after, updated_at: before['updated_at'] }, before);
});

test("another affiliate's number is 404 and changes nothing", async () => {
  const [{ client, profile }, other] = [await signedIn(), await signedIn()];
  const before = await row(other.affiliate.id);
  for (const id of [other.affiliate.id, 999_999]) {
    const answer = await put(client, id, { ...profile, firstName: 'Stolen' });
    assert.equal(answer.statusCode, 404);
  }
  assert.deepEqual(await row(other.affiliate.id), before);
});

test('claiming or dropping the license brings the default rate and asks for review', async () => {
  const { affiliate, client, profile } = await signedIn();
  const { id } = affiliate;
  await app.database.query(
    `update affiliates set commission_rate = 0.05, license_verified_at = now(),
       last_name = 'Realtor' where id = $1`,
    [id],
  );
  await put(client, id, profile);
  assert.partialDeepStrictEqual(await row(id), { commission_rate: '0.0500', needs_review: false });
  await put(client, id, { ...profile, isLicensedRealtor: false });
  assert.partialDeepStrictEqual(await row(id), {
    commission_rate: '500.0000',
    needs_review: true,
    license_verified_at: null,
  });
  await put(client, id, { ...profile, isLicensedRealtor: false, phone: '(503) 555-0142' });
  assert.equal((await row(id))['needs_review'], true);
  await put(client, id, profile);
  assert.partialDeepStrictEqual(await row(id), { commission_rate: '0.0300', needs_review: true });
});

const known = { currentPassword: affiliatePassword };

test('a changed email signs in, the old address gets a mail, one in use is refused', async () => {
  const [{ affiliate, client, profile }, other] = [await signedIn(), await signedIn()];
  const { id, email } = affiliate;
  const taken = await put(client, id, { ...profile, ...known, email: other.affiliate.email });
  assert.equal(taken.statusCode, 409);
  assert.equal((await row(id))['email'], email);
  await app.database.query('delete from jobs; delete from sent_mails');
  const moved = 'moved.realtor@example.com';
  assert.equal((await put(client, id, { ...profile, ...known, email: moved })).json().email, moved);
  await deliver();
  assert.deepEqual(server.received.at(-1)!.recipients, [email]);
  assert.doesNotMatch(server.received.at(-1)!.unfolded, /moved\.realtor/);
  const logIn = (address: string) =>
    app.post('/api/affiliate/dashboard/login', { email: address, password: affiliatePassword });
  assert.equal((await logIn(email)).statusCode, 401);
  assert.equal((await logIn(moved)).statusCode, 200);
});

test('an affiliate tries five new addresses a day, and the rest of the form stays open', async () => {
  const [{ affiliate, client, profile }, other] = [await signedIn(), await signedIn()];
  const { id, email } = affiliate;
  const most = Math.ceil(5 * app.config.rateLimitScale);
  await app.database.query(
    `insert into login_failures (kind, account, ip_address)
       select 'address', $1::text, '192.0.2.9' from generate_series(1, $2::int)`,
    [String(id), most - 2],
  );
  const tries = Array.from({ length: 6 }, () =>
    put(client, id, { ...profile, ...known, email: other.affiliate.email }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  const judged = statuses.filter((status) => status === 409);
  assert.ok(judged.length <= 2, statuses.join());
  assert.equal(statuses.filter((status) => status === 429).length, 6 - judged.length);
  await app.database.query(
    `insert into login_failures (kind, account, ip_address) values ('address', $1::text, '::1'), ('address', $1::text, '::1')`,
    [String(id)],
  );
  const late = await put(client, id, { ...profile, ...known, email: 'late.kettle@example.com' });
  assert.deepEqual([late.statusCode, (await row(id))['email']], [429, email]);
  assert.equal((await put(client, id, { ...profile, phone: '' })).statusCode, 200);
  assert.equal((await put(other.client, other.affiliate.id, other.profile)).statusCode, 200);
});

test('what the form needs is named at its field', async () => {
  const { affiliate, client } = await signedIn();
  const answer = await put(client, affiliate.id, { email: 'no address', state: 'XX' });
  const { errors } = answer.json() as { errors: { path: string; message: string }[] };
  assert.deepEqual(Object.fromEntries(errors.map(({ path, message }) => [path, message])), {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
    state: 'Enter a two-letter state code, such as OR',
    isLicensedRealtor: 'Please indicate if you are a licensed real estate agent',
  });
});

test('a new password needs the current one, ends the other sessions, and is reported by mail', async () => {
  const { affiliate, client } = await signedIn();
  const { email } = affiliate;
  const logIn = (password: string) =>
    app.post('/api/affiliate/dashboard/login', { email, password });
  const elsewhere = String((await logIn(affiliatePassword)).headers['set-cookie']).split(';')[0]!;
  const change = (body: object) => client.post('/api/affiliate/change-password', body);
  const wrong = await change({ currentPassword: 'not the password', newPassword });
  assert.deepEqual(
    [wrong.statusCode, wrong.json().errors],
    [400, [{ path: 'currentPassword', message: 'This is not your current password' }]],
  );
  const short = await change({ currentPassword: affiliatePassword, newPassword: 'seven77' });
  assert.deepEqual(short.json().errors, [
    { path: 'newPassword', message: 'Password must be at least 8 characters' },
  ]);
  const weak = await change({ currentPassword: affiliatePassword, newPassword: 'solar2026' });
  assert.equal(weak.json().errors[0].path, 'newPassword');
  assert.equal((await logIn(affiliatePassword)).statusCode, 200, 'nothing was changed yet');

  await app.database.query('delete from jobs; delete from sent_mails');
  const done = await change({ currentPassword: affiliatePassword, newPassword });
  assert.deepEqual([done.statusCode, done.json()], [200, { ok: true }]);
  const own = String(done.headers['set-cookie']).split(';')[0]!;
  assert.equal((await app.get('/api/affiliate/session', { cookie: own })).statusCode, 200);
  assert.equal((await client.get('/api/affiliate/session')).statusCode, 401);
  const other = await app.get('/api/affiliate/session', { cookie: elsewhere });
  assert.equal(other.statusCode, 401);
  assert.equal((await logIn(affiliatePassword)).statusCode, 401);
  assert.equal((await logIn(newPassword)).statusCode, 200);
  await deliver();
  assert.deepEqual(server.received.at(-1)!.recipients, [email]);
});
