import assert from 'node:assert/strict';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readGauges } from './db/health/read-gauges.ts';
import { freshApp } from './testing/app.ts';

const metricsToken = 'a token of a test';
const authorization = `Bearer ${metricsToken}`;

test('the token opens the figures of the process and no personal data', async (t) => {
  const app = await freshApp({ config: { metricsToken } });
  t.after(app.dispose);
  const id = await app.apply({ firstName: 'Xaverine' });
  await app.database.query(`
      insert into jobs (kind, status, run_at)
      select 'milestone', status, now() - interval '1 hour'
      from unnest(array['waiting', 'waiting', 'failed', 'done']) as made(status)`);
  await app.get(`/api/admin/leads/${id}`);
  await app.get('/api/xaverine');
  for (const headers of [{}, { authorization: 'Bearer another token here' }]) {
    assert.equal((await app.get('/metrics', headers)).statusCode, 404);
  }
  const answer = await app.get('/metrics', { authorization });
  assert.equal(answer.statusCode, 200);
  assert.match(String(answer.headers['content-type']), /^text\/plain; version=0\.0\.4/);
  const valueOf = (line: string): number => {
    const found = answer.body.split('\n').find((one) => one.startsWith(`${line} `));
    assert.ok(found, `${line} is missing`);
    return Number(found.slice(line.length + 1));
  };
  const counted = (labels: string) => valueOf(`http_request_duration_seconds_count{${labels}}`);
  assert.equal(counted('method="POST",route="/api/leads",status="201"'), 1);
  assert.equal(counted('method="GET",route="/api/admin/leads/:id",status="401"'), 1);
  assert.equal(counted('method="GET",route="none",status="404"'), 1);
  assert.equal(counted('method="POST",route="/api/leads",status="503"'), 0);
  assert.doesNotMatch(answer.body, /route="\/metrics"/);
  assert.equal(valueOf('jobs_waiting'), 2);
  assert.ok(valueOf('jobs_oldest_seconds') >= 3600);
  assert.equal(valueOf('jobs_failed'), 1);
  assert.ok(valueOf('database_connections_open') >= 1);
  assert.ok(valueOf('database_connections_most') >= valueOf('database_connections_open'));
  assert.equal(valueOf('database_calls_waiting'), 0);
  assert.ok(valueOf('disk_free_bytes') > 0);
  assert.ok(valueOf('nodejs_eventloop_lag_p99_seconds') >= 0);
  assert.doesNotMatch(answer.body, /xaverine|example\.com/i);
});

test('a folder of data that nothing was stored in has the disk it will be on', async (t) => {
  const app = await freshApp();
  t.after(app.dispose);
  const { blocks, bsize } = await statfs(app.config.dataDir);
  for (const missing of ['later', 'later/and/deeper']) {
    const dataDir = join(app.config.dataDir, missing);
    const gauges = await readGauges({ dataDir }, app.database);
    assert.equal(gauges.diskBytes, blocks * bsize, missing);
    assert.ok(gauges.diskFreeBytes > 0, missing);
  }
  const underAFile = join(import.meta.filename, 'below');
  assert.ok(Number.isNaN((await readGauges({ dataDir: underAFile }, app.database)).diskBytes));
});

test('a database that does not answer leaves out its own figures, and no other', async (t) => {
  const app = await freshApp({ config: { metricsToken } });
  t.after(app.dispose);
  await app.database.query('alter table jobs rename to away');
  const answer = await app.get('/metrics', { authorization });
  await app.database.query('alter table away rename to jobs');
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /^jobs_waiting nan$/im);
  assert.match(answer.body, /^database_connections_open \d+$/m);
});

test('without a token there is no such address', async (t) => {
  const app = await freshApp();
  t.after(app.dispose);
  for (const headers of [{}, { authorization }, { authorization: 'Bearer undefined' }]) {
    assert.equal((await app.get('/metrics', headers)).statusCode, 404);
  }
});
