import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import type { AnyRoute } from '#core/contract/route.ts';
import { adminPassword, type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { addApp, codeOfApp } from '#server/testing/sessions/second-factor.ts';

const stepUp = '/api/admin/step-up';
let app: FreshApp;
const ready = freshApp().then((fresh) => (app = fresh));
after(async () => (await ready).dispose());
beforeEach(async () => {
  await ready;
  await app.database.query('delete from login_failures');
});

const anHourAgo = () =>
  app.database.query(`update sessions set stepped_up_at = now() - interval '61 minutes'`);

const isHeld = async (staff: Client) => (await staff.get(stepUp)).json().isHeld as boolean;

test('what is worth most asks again an hour after signing in; nothing else does', async () => {
  const staff = await app.signIn();
  const asking: string[] = [];
  const askEach = async (isWanted: (entry: AnyRoute) => boolean) => {
    const ofStaff = app.app.routeSettings.entries.filter(
      ({ access, path }) => access === 'staff' && !path.endsWith('/logout'),
    );
    for (const { method, path, needsStepUp } of ofStaff.filter(isWanted)) {
      const answer = await staff.send({
        method,
        url: path.replace(/:\w+/g, '999999'),
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      const isAsking = answer.statusCode === 403 && answer.body.includes('step_up');
      assert.equal(isAsking && !needsStepUp, false, `${method} ${path}`);
      if (isAsking) {
        assert.deepEqual(answer.json(), {
          message: 'Please confirm that it is you.',
          code: 'step_up',
        });
        asking.push(`${method} ${path}`);
      }
    }
  };
  await askEach(({ needsStepUp }) => needsStepUp === true);
  assert.equal(asking.length, 0, 'signing in counts');
  await anHourAgo();
  await askEach(() => true);
  for (const call of [
    'GET /api/admin/leads/export',
    'GET /api/admin/leads/:id/archive',
    'GET /api/admin/audit/export',
    'POST /api/admin/payouts',
    'POST /api/admin/payouts/:id/reverse',
    'GET /api/admin/payouts/:id/csv',
    'POST /api/admin/programme/rules/:id/publish',
    'POST /api/admin/programme/revisions/:id/restore-before',
    'POST /api/admin/profile/second-factors',
    'DELETE /api/admin/profile/second-factors/:id',
    'POST /api/admin/profile/calendar',
    'POST /api/admin/staff',
    'PATCH /api/admin/staff/:id',
    'DELETE /api/admin/staff/:id',
    'POST /api/admin/staff/:id/reset',
    'POST /api/admin/webhooks',
    'PATCH /api/admin/webhooks/:id',
    'DELETE /api/admin/webhooks/:id',
  ]) {
    assert.ok(asking.includes(call), call);
  }
  const { paths } = (await app.get('/api/openapi.json')).json();
  assert.equal(paths['/api/admin/leads/export'].get['x-needs-step-up'], true);
  assert.equal(paths['/api/admin/leads'].get['x-needs-step-up'], undefined);
});

test('nothing is done before it is proved, and the same call goes through afterwards', async () => {
  const staff = await app.signIn();
  await app.apply();
  await anHourAgo();
  const before = await app.count('audit_log');
  const refused = await staff.get('/api/admin/leads/export');
  assert.equal(refused.statusCode, 403);
  assert.equal(await app.count('audit_log'), before);
  assert.equal(await isHeld(staff), false);
  const proved = await staff.post(stepUp, { password: adminPassword });
  assert.deepEqual([proved.statusCode, proved.json()], [200, { isHeld: true }]);
  assert.equal((await staff.get('/api/admin/leads/export')).statusCode, 200);
  await anHourAgo();
  assert.equal(await isHeld(staff), false, 'for an hour');
});

test('a session from before an upgrade has proved nothing', async () => {
  const staff = await app.signIn();
  await app.database.query('update sessions set stepped_up_at = null');
  assert.equal((await staff.get('/api/admin/leads/export')).statusCode, 403);
});

test('it is proved for one session alone', async () => {
  const [here, there] = [await app.signIn(), await app.signIn()];
  await anHourAgo();
  await here.post(stepUp, { password: adminPassword });
  assert.deepEqual([await isHeld(here), await isHeld(there)], [true, false]);
});

test('a wrong password or none proves nothing and counts as a failed sign-in', async () => {
  const staff = await app.signIn();
  await anHourAgo();
  const wrong = await staff.post(stepUp, { password: 'wrong' });
  assert.deepEqual(
    [wrong.statusCode, wrong.json().errors],
    [400, [{ path: 'password', message: 'This is not your current password' }]],
  );
  for (const body of [{}, { code: '' }, { code: '000000' }, { password: '', code: '000000' }]) {
    assert.equal((await staff.post(stepUp, body)).statusCode, 400, JSON.stringify(body));
  }
  for (let n = 0; n < 5; n += 1) {
    await staff.post(stepUp, { password: 'wrong' });
  }
  const blocked = await staff.post(stepUp, { password: adminPassword });
  assert.equal(blocked.statusCode, 429, 'eleven tries');
  assert.equal(await isHeld(staff), false);
  const login = { username: 'admin', password: adminPassword };
  assert.equal((await app.post('/api/admin/login', login)).statusCode, 429, 'counted as one');
  const lines = await app.rows(`select 1 from audit_log where action = 'staff.login_failed'`);
  assert.ok(lines.length > 0);
});

test('a code of an app proves it too, once', async (t) => {
  t.after(() => app.clock.set(null));
  const staff = await addApp(app, await app.signIn());
  assert.deepEqual((await staff.get(stepUp)).json(), {
    isHeld: true,
    takesCode: true,
    isPasswordless: false,
    takesSignOn: false,
  });
  await anHourAgo();
  app.clock.set(new Date(Date.now() + 30_000));
  const code = codeOfApp(staff.secret, app.clock.now());
  const sent = await Promise.all([staff.post(stepUp, { code }), staff.post(stepUp, { code })]);
  const statuses = sent.map(({ statusCode }) => statusCode).sort();
  assert.deepEqual(statuses, [200, 400]);
  const recovery = await staff.post(stepUp, { code: staff.recoveryCodes[0] });
  assert.equal(recovery.statusCode, 400, 'a recovery code is for signing in');
  assert.equal(await isHeld(staff), true);
});
