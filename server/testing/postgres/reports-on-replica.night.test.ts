import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeLeadBody } from '../factories.ts';
import { until } from '../listening-app.ts';
import { startProduct } from '../product.ts';
import { signInStaff } from '../sessions/staff-session.ts';
import { throwAwayHome } from '../throw-away-home.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

const password = 'correct-horse-9';
const settings = ['log_statement=all'];

/** Each call with a piece of a statement that it alone sends. */
const calls = [
  ['dashboard/stats', 'date_trunc('],
  ['reports/leads', 'grouping sets'],
  ['office', 'lead_status_history s join leads'],
] as const;

test('figures of reports are counted on the standby; lists and exports do not need it', async (t) => {
  const main = await startPostgresCluster({ settings, isInstalled: true });
  assert.ok(main);
  t.after(() => main.stop());
  const standby = await startPostgresCluster({ settings, standbyOf: main.url });
  if (!standby) {
    return t.skip('there is no pg_basebackup on this machine');
  }
  let stopped: Promise<void> | undefined;
  const stopStandby = () => (stopped ??= standby.stop());
  t.after(stopStandby);
  const product = await startProduct({
    DATABASE_URL: main.url,
    DATABASE_READ_URL: standby.url,
    DATA_DIR: throwAwayHome(),
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'warn',
  });
  t.after(product.kill);
  const admin = await signInStaff(product.origin, password);
  const apply = async (number: number) => {
    const answer = await fetch(`${product.origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeLeadBody({ email: `buyer-${number}@example.com` })),
    });
    assert.equal(answer.status, 201);
  };
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(`${product.origin}/api/admin/${path}`, {
      headers: { cookie: admin.cookie },
    });
    assert.equal(answer.status, 200, path);
    return answer.text();
  };
  // On a busy machine a slow count is cached for a while.
  const counts = (leads: number) =>
    until(async () => JSON.parse(await read('dashboard/stats')).totalLeads === leads);
  for (let number = 1; number <= 5; number++) {
    await apply(number);
  }
  await counts(5);

  for (const [path, piece] of calls) {
    const before = [main.log().length, standby.log().length] as const;
    await until(async () => {
      await read(path);
      const isOnMain = main.log().slice(before[0]).includes(piece);
      assert.ok(!isOnMain, `${path} was read on the main server`);
      return standby.log().slice(before[1]).includes(piece);
    });
  }
  await stopStandby();
  await apply(6);
  assert.equal((await read('leads/export')).trim().split('\n').length, 7);
  assert.equal(JSON.parse(await read('leads')).total, 6);
  await until(async () => {
    const answer = await fetch(`${product.origin}/api/admin/reports/leads`, {
      headers: { cookie: admin.cookie },
    });
    return answer.status === 503;
  });
  assert.equal(await product.stop(), 0);
});
