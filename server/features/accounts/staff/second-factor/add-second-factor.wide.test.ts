import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { adminPassword, type Client, clientOf } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import {
  addApp,
  codeOfApp,
  cookiesOf,
  forgetFactors,
  SoftPasskey,
  startSignIn,
} from '#server/testing/sessions/second-factor.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

const factors = '/api/admin/profile/second-factors';
const secondStep = '/api/admin/login/second-factor';
const session = '/api/admin/session';
const statusOf = async (client: Client, url = session) => (await client.get(url)).statusCode;

const app = await openApp();
beforeEach(() => forgetFactors(app));

test('removing the last one ends the sessions it opened; only own factors can be removed', async () => {
  const client = await addApp(app, await app.signIn());
  const other = await makeStaff(app);
  const { id } = (await client.get(factors)).json().items[0];
  assert.equal((await other.remove(`${factors}/${id}`)).statusCode, 404);
  const removed = await client.remove(`${factors}/${id}`);
  assert.equal(removed.statusCode, 204, removed.body);
  assert.equal(await statusOf(client), 401);
  const goesOn = clientOf(app.app, { cookie: cookiesOf(removed) });
  assert.equal(await statusOf(goesOn), 200);
  assert.equal(await app.count('recovery_codes'), 0);
  const plain = await app.post('/api/admin/login', { username: 'admin', password: adminPassword });
  assert.equal(plain.json().username, 'admin');
  const refused = await goesOn.post(factors, { type: 'recovery' });
  assert.equal(refused.statusCode, 409, 'recovery codes alone are no second factor');
});

test('an app is confirmed by its own code, once, by who began it, within the hour', async () => {
  const mine = await app.signIn();
  const other = await makeStaff(app);
  const { id, secret, uri } = (await mine.post(factors, { type: 'totp' })).json();
  assert.equal(uri, `otpauth://totp/localhost:admin?secret=${secret}&issuer=localhost`);
  const confirm = (client: Client, code: unknown, factor = id) =>
    client.post(`${factors}/${factor}/confirm`, { code });
  assert.deepEqual((await startSignIn(app)).due.secondFactor, undefined, 'it opens nothing yet');
  const code = codeOfApp(secret);
  const wrong = await confirm(mine, '000000');
  assert.deepEqual(
    [wrong.statusCode, wrong.json().errors],
    [400, [{ path: 'code', message: 'This code does not match, or was used already' }]],
  );
  assert.equal((await confirm(mine, { id: 'x' })).statusCode, 400);
  assert.equal((await confirm(other, code)).statusCode, 404);
  await app.database.query(`update second_factors set created_at = now() - interval '61 minutes'`);
  assert.equal((await confirm(mine, code)).statusCode, 404);
  const second = (await mine.post(factors, { type: 'totp' })).json();
  assert.equal((await confirm(mine, code)).statusCode, 404, 'replaced');
  assert.equal((await confirm(mine, codeOfApp(second.secret), second.id)).statusCode, 200);
  assert.equal(await app.count('second_factors'), 1);
  const audit = JSON.stringify(await app.rows('select * from audit_log'));
  assert.ok(!audit.includes(second.secret), 'no key is written down elsewhere');
});

test('a passkey of this site signs in, once a challenge; another one and a copy do not', async () => {
  const passkey = new SoftPasskey('http://localhost:3000');
  const here = await app.signIn();
  const options = (await here.post(factors, { type: 'passkey' })).json();
  assert.equal(options.rp.id, 'localhost');
  const confirm = (answer: object) =>
    here.post(`${factors}/${options.id}/confirm`, { code: answer });
  for (const [answer, why] of [
    [passkey.register('AAAA'), 'another challenge'],
    [new SoftPasskey('https://localhost.evil.example').register(options.challenge), 'a site'],
    [{ id: 'x' }, 'no answer of an authenticator'],
  ] as const) {
    assert.equal((await confirm(answer)).statusCode, 400, why);
  }
  const confirmed = await ok(confirm(passkey.register(options.challenge)));
  assert.equal(confirmed.recoveryCodes.length, 10);

  const started = await startSignIn(app);
  assert.deepEqual(started.due.secondFactor, ['passkey', 'recovery']);
  const { challenge } = started.due.passkey!;
  const stranger = new SoftPasskey('http://localhost:3000');
  const tryWith = async (code: object, browser: Client = started) =>
    (await browser.post(secondStep, { method: 'passkey', code })).statusCode;
  assert.equal(await tryWith(stranger.sign(challenge)), 401);
  assert.equal(await tryWith({ ...stranger.sign(challenge), id: passkey.id }), 401);
  assert.equal(await tryWith(passkey.sign('AAAA')), 401);
  assert.equal(await tryWith({ id: passkey.id, response: null }), 401);
  const signed = passkey.sign(challenge);
  assert.equal(await tryWith(signed), 200);
  assert.equal(await tryWith(signed), 401, 'again in the same sign-in');
  assert.equal(await tryWith(signed, await startSignIn(app)), 401, 'again in another one');

  const cloned = await startSignIn(app);
  passkey.count -= 1;
  const copy = passkey.sign(cloned.due.passkey!.challenge);
  assert.equal(await tryWith(copy, cloned), 401, 'it counts less than before');
});
