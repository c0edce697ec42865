import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { type Client, clientOf } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import {
  addApp,
  cookiesOf,
  forgetFactors,
  SoftPasskey,
  startSignIn,
} from '#server/testing/sessions/second-factor.ts';
import { fieldsOf, openApp } from '#server/testing/open-app.ts';

const factors = '/api/admin/profile/second-factors';
const secondStep = '/api/admin/login/second-factor';
const portal = '/api/affiliate/session';
const session = '/api/admin/session';
const statusOf = async (client: Client, url = session) => (await client.get(url)).statusCode;

const app = await openApp({ config: { isSecondFactorRequired: true } });
beforeEach(() => forgetFactors(app));

test('who has none may add one and do nothing else, and is signed in by that', async () => {
  const started = await startSignIn(app);
  assert.deepEqual(started.due, { secondFactor: ['enroll'] });
  const open: string[] = [];
  for (const { method, path, access } of app.app.routeSettings.entries) {
    if (access === 'public') {
      continue;
    }
    const { statusCode } = await started.send({
      method,
      url: path.replace(/:\w+/g, '1'),
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    if (statusCode !== 401) {
      open.push(`${method} ${path}`);
    }
  }
  assert.deepEqual(open, [`POST ${factors}`, `POST ${factors}/:id/confirm`]);
  assert.equal((await started.post(factors, { type: 'recovery' })).statusCode, 409);
  const early = await started.post(secondStep, { method: 'totp', code: '000000' });
  assert.equal(early.statusCode, 401);

  const client = await addApp(app, started);
  assert.equal(await statusOf(client), 200);
  assert.equal((await client.get(factors)).json().isRequired, true);
  assert.equal(await app.count('known_logins'), 1, 'it was a sign-in');
  assert.equal((await started.post(factors, { type: 'totp' })).statusCode, 401, 'used up');
});

test('of two who know the password, only the first enrolls', async () => {
  const [owner, thief] = [await startSignIn(app), await startSignIn(app)];
  const begun = (await thief.post(factors, { type: 'passkey' })).json();
  await addApp(app, owner);
  const passkey = new SoftPasskey('http://localhost:3000');
  const code = passkey.register(begun.challenge);
  const late = await thief.post(`${factors}/${begun.id}/confirm`, { code });
  assert.equal(late.statusCode, 401);
  assert.deepEqual((await startSignIn(app)).due.secondFactor, ['totp', 'recovery']);
});

test('the last factor stays; with two, one can go', async () => {
  const client = await addApp(app, await startSignIn(app));
  const last = await client.remove(`${factors}/${client.id}`);
  assert.deepEqual(
    [last.statusCode, last.json().message],
    [409, 'A second factor is required here: add another one first.'],
  );
  const passkey = new SoftPasskey('http://localhost:3000');
  const { id, challenge } = (await client.post(factors, { type: 'passkey' })).json();
  const confirmed = await client.post(`${factors}/${id}/confirm`, {
    code: passkey.register(challenge),
  });
  assert.deepEqual(confirmed.json(), { recoveryCodes: [] }, 'those on paper still hold');
  assert.equal((await client.remove(`${factors}/${client.id}`)).statusCode, 204);
  assert.equal(await statusOf(client), 200);
  const both = await Promise.all([
    client.remove(`${factors}/${id}`),
    client.remove(`${factors}/${id}`),
  ]);
  assert.deepEqual(fieldsOf(both, 'statusCode'), [409, 409]);
});

test('a session from before it was required is none, nor is one that acts by it', async () => {
  const staff = await addApp(app, await startSignIn(app));
  const rita = await makeAffiliate(staff);
  const acted = await staff.post(`/api/admin/impersonate-affiliate/${rita.id}`);
  const acting = clientOf(app.app, { cookie: cookiesOf(acted) });
  assert.deepEqual([await statusOf(staff), await statusOf(acting, portal)], [200, 200]);
  await app.database.query('update sessions set second_factor_at = null');
  assert.deepEqual([await statusOf(staff), await statusOf(acting, portal)], [401, 401]);
  assert.equal((await staff.post(factors, { type: 'totp' })).statusCode, 401, 'it cannot enroll');
});
