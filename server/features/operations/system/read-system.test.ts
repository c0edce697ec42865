import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { readSystem } from '#core/contract/operations/system.ts';
import type * as z from 'zod/mini';
import { freshApp } from '#server/testing/app.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { ok } from '#server/testing/open-app.ts';

type System = z.output<(typeof readSystem)['answer']>;

test('only an admin reads the state, what is wrong before what is fine', async (t) => {
  const app = await freshApp();
  t.after(app.dispose);
  const admin = await app.signIn();
  await app.database.query(`
      insert into jobs (kind, status, run_at, created_at)
      select 'milestone', status, now() - interval '1 hour', created
      from (values
        ('waiting', now()), ('failed', now()), ('failed', now() - interval '8 days')
      ) as made(status, created)`);
  const read = async (): Promise<System> => ok(admin.get('/api/admin/system'));
  const before = await read();
  const of = ({ checks }: System, name: string) => checks.find((check) => check.name === name)!;
  assert.deepEqual([of(before, 'givenUp').state, of(before, 'givenUp').count], ['wrong', 1]);
  const jobs = of(before, 'jobs');
  assert.equal(jobs.state, 'wrong');
  assert.ok(Date.parse(before.asOf) - Date.parse(jobs.since!) >= 3_600_000);
  assert.equal(of(before, 'applications').state, 'fine');
  assert.equal(of(before, 'archive'), undefined);
  assert.match(before.database.version, /^\d+\.\d+$/);
  assert.equal(before.database.isBundled, false);
  assert.ok(before.database.bytes > 1e6);

  await app.database.query('alter table leads rename to away');
  const refused = await app.post('/api/leads', makeLeadBody());
  await app.database.query('alter table away rename to leads');
  assert.ok(refused.statusCode >= 500);
  const after = await read();
  const applications = of(after, 'applications');
  assert.deepEqual([applications.state, applications.count], ['wrong', 1]);
  assert.ok(of(after, 'calls').of! > 1);
  const states = after.checks.map(({ state }) => state);
  assert.ok(states.lastIndexOf('wrong') < states.indexOf('fine'));
});
