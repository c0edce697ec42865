import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { adminPassword, type Client, clientOf, type FreshApp } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import {
  addApp,
  codeOfApp,
  cookiesOf,
  forgetFactors,
  startSignIn,
} from '#server/testing/sessions/second-factor.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

const factors = '/api/admin/profile/second-factors';
const secondStep = '/api/admin/login/second-factor';
const session = '/api/admin/session';
const statusOf = async (client: Client, url = session) => (await client.get(url)).statusCode;

/** Moves the clock to the next time steps of the app, so that it shows new codes. */
const nextStep = (app: FreshApp, steps = 1) => app.clock.set(new Date(Date.now() + steps * 30_000));

describe('an account with a second factor', async () => {
  const app = await openApp();
  beforeEach(() => forgetFactors(app));

  const enrolled = async () => addApp(app, await app.signIn());

  test('signs in with password and code, and with neither alone', async () => {
    const { secret } = await enrolled();
    nextStep(app);
    const started = await startSignIn(app);
    assert.deepEqual(started.due, { secondFactor: ['totp', 'recovery'] });
    assert.match(started.cookie, /^pending=[\w-]{43}$/, 'a cookie of its own and no session');
    assert.equal(await statusOf(started), 401);

    const wrong = await started.post(secondStep, { method: 'totp', code: '000000' });
    assert.deepEqual([wrong.statusCode, cookiesOf(wrong)], [401, '']);
    const code = codeOfApp(secret, app.clock.now());
    const unstarted = await app.post(secondStep, { method: 'totp', code });
    assert.equal(unstarted.statusCode, 401, 'a code without the password');

    const answer = await started.post(secondStep, { method: 'totp', code });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json().username, 'admin');
    const client = clientOf(app.app, { cookie: cookiesOf(answer) });
    assert.equal(await statusOf(client), 200);
    const [line] = await app.rows(
      `select after from audit_log where action = 'staff.login' order by id desc limit 1`,
    );
    assert.deepEqual(line!['after'], { secondFactor: 'totp' });
    const failures = await app.rows(`select ip_address from login_failures where kind = 'staff'`);
    assert.deepEqual(failures, [], 'success forgets the failures');
    await app.database.query('update admin_users set has_weak_password = true');
    assert.equal((await client.get(session)).json().hasWeakPassword, false, 'made up for');
  });

  test('the second step is good once, for ten minutes, and for the call that it is for', async () => {
    const { secret, recoveryCodes } = await enrolled();
    nextStep(app);
    const started = await startSignIn(app);
    for (const [call, url, body] of [
      ['get', factors, undefined],
      ['get', '/api/admin/leads', undefined],
      ['post', factors, { type: 'totp' }],
      ['post', `${factors}/1/confirm`, { code: '1' }],
      ['post', '/api/admin/step-up', { password: adminPassword }],
      ['put', '/api/admin/change-password', {}],
    ] as const) {
      const { statusCode } = await started[call](url, body);
      assert.equal(statusCode, 401, `${call} ${url}`);
    }
    const renamed = clientOf(app.app, { cookie: started.cookie.replace('pending', 'staff') });
    assert.equal(await statusOf(renamed), 401, 'its token under the name of a session');

    await app.database.query(`update sessions set expires_at = now() where kind = 'pending'`);
    const code = codeOfApp(secret, app.clock.now());
    assert.equal((await started.post(secondStep, { method: 'totp', code })).statusCode, 401);

    const again = await startSignIn(app);
    const sent = await Promise.all([
      again.post(secondStep, { method: 'totp', code }),
      again.post(secondStep, { method: 'recovery', code: recoveryCodes[0] }),
    ]);
    const statuses = sent.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(statuses, [200, 401], 'two proofs at once open one session');
  });

  test('no code works twice, at the same time or later, nor does an older one', async () => {
    const { secret, code: confirming } = await enrolled();
    const replay = await startSignIn(app);
    const used = await replay.post(secondStep, { method: 'totp', code: confirming });
    assert.equal(used.statusCode, 401, 'the code that confirmed the app');

    nextStep(app);
    const code = codeOfApp(secret, app.clock.now());
    const browsers = await Promise.all([startSignIn(app), startSignIn(app), startSignIn(app)]);
    const answers = await Promise.all(
      browsers.map((browser) => browser.post(secondStep, { method: 'totp', code })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(statuses, [200, 401, 401]);

    const late = await startSignIn(app);
    const older = codeOfApp(secret, app.clock.now(), -1);
    assert.equal((await late.post(secondStep, { method: 'totp', code: older })).statusCode, 401);
    const next = codeOfApp(secret, app.clock.now(), 1);
    assert.equal((await late.post(secondStep, { method: 'totp', code: next })).statusCode, 200);
  });

  test('recovery codes: ten, each once, typed in any way, renewed as a whole', async () => {
    const { recoveryCodes, ...client } = await enrolled();
    assert.equal(new Set(recoveryCodes).size, 10);
    assert.ok(recoveryCodes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code)));
    const stored = JSON.stringify(await app.rows('select * from recovery_codes'));
    assert.ok(
      recoveryCodes.every((code) => !stored.includes(code)),
      'hashed',
    );

    const use = async (code: string) => {
      const started = await startSignIn(app);
      return (await started.post(secondStep, { method: 'recovery', code })).statusCode;
    };
    assert.equal(await use(` ${recoveryCodes[9]!.replace('-', ' ').toUpperCase()} `), 200);
    assert.equal(await use(recoveryCodes[9]!), 401);
    assert.equal((await client.get(factors)).json().recoveryCodesLeft, 9);
    const started = await startSignIn(app);
    const raced = await Promise.all(
      recoveryCodes
        .slice(2, 6)
        .map((code) => started.post(secondStep, { method: 'recovery', code })),
    );
    assert.deepEqual(raced.map(({ statusCode }) => statusCode).sort(), [200, 401, 401, 401]);
    const { recoveryCodesLeft } = (await client.get(factors)).json();
    assert.equal(recoveryCodesLeft, 8, 'a sign-in that is over uses none up');
    const renewed = (await client.post(factors, { type: 'recovery' })).json().recoveryCodes;
    assert.equal(renewed.length, 10);
    assert.equal(await use(recoveryCodes[1]!), 401, 'the old ones end');
    assert.equal(await use(renewed[0]), 200);
  });

  test('guessing codes is counted with guessing passwords, and a right password forgives nothing', async () => {
    const { secret } = await enrolled();
    nextStep(app);
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await app.post('/api/admin/login', {
        username: 'admin',
        password: adminPassword,
      });
      if (answer.statusCode !== 200) {
        statuses.push(answer.statusCode);
        continue;
      }
      const started = clientOf(app.app, { cookie: cookiesOf(answer) });
      const guess = await started.post(secondStep, { method: 'totp', code: '000000' });
      statuses.push(guess.statusCode);
    }
    assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
    const code = codeOfApp(secret, app.clock.now());
    await app.database.query(`update login_failures set failed_at = now() - interval '16 minutes'`);
    const started = await startSignIn(app);
    assert.equal((await started.post(secondStep, { method: 'totp', code })).statusCode, 200);
    const lines = await app.rows(`select after from audit_log where after::text like '%000000%'`);
    assert.deepEqual(lines, [], 'no code that was typed is written down');
  });

  test('the first factor ends the sessions that were opened without one', async () => {
    const elsewhere = await app.signIn();
    const here = await app.signIn();
    const rita = await makeAffiliate(here);
    const acted = await elsewhere.post(`/api/admin/impersonate-affiliate/${rita.id}`);
    const acting = clientOf(app.app, { cookie: cookiesOf(acted) });
    assert.equal(await statusOf(acting, '/api/affiliate/session'), 200);
    const client = await addApp(app, here);
    assert.deepEqual(
      [await statusOf(elsewhere), await statusOf(here), await statusOf(client)],
      [401, 401, 200],
    );
    assert.equal(await statusOf(acting, '/api/affiliate/session'), 401, 'nor acts anybody by one');
    const listed = (await client.get(factors)).json();
    assert.deepEqual(
      [listed.items.length, listed.recoveryCodesLeft, listed.isRequired],
      [1, 10, false],
    );
  });

  test('a new password, by its owner or by the machine, leaves the second factor due', async () => {
    const client = await enrolled();
    const changed = await client.put('/api/admin/change-password', {
      currentPassword: adminPassword,
      newPassword: 'violet tractor pudding',
      confirmPassword: 'violet tractor pudding',
    });
    assert.equal(changed.statusCode, 200, changed.body);
    const [row] = await app.rows(
      `select second_factor_at is not null as "has" from sessions where kind = 'staff'`,
    );
    assert.deepEqual(row, { has: true }, 'the session that goes on was opened with one');
    const back = clientOf(app.app, { cookie: cookiesOf(changed) });
    await ok(
      back.put('/api/admin/change-password', {
        currentPassword: 'violet tractor pudding',
        newPassword: adminPassword,
        confirmPassword: adminPassword,
      }),
    );
    assert.deepEqual((await startSignIn(app)).due, { secondFactor: ['totp', 'recovery'] });
  });

  test('factors of one account open no other', async () => {
    const { secret } = await enrolled();
    nextStep(app);
    const other = await makeStaff(app);
    const own = await addApp(app, other);
    const [{ username }] = (await app.rows<{ username: string }>(
      'select username from admin_users order by id desc limit 1',
    )) as [{ username: string }];
    const started = await startSignIn(app, username);
    const code = codeOfApp(secret, app.clock.now());
    assert.equal((await started.post(secondStep, { method: 'totp', code })).statusCode, 401);
    const [, recovery] = own.recoveryCodes;
    const admin = await startSignIn(app);
    const foreign = await admin.post(secondStep, { method: 'recovery', code: recovery });
    assert.equal(foreign.statusCode, 401);
  });
});
