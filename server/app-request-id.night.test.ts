import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FreshApp, freshApp } from './testing/app.ts';

const ownId = /^[\w-]{16}$/;

async function appWithLog(config = {}): Promise<{ app: FreshApp; lines: () => string[] }> {
  let written = '';
  const app = await freshApp({
    config: { logLevel: 'info', ...config },
    logStream: { write: (line) => void (written += line) },
  });
  return { app, lines: () => written.split('\n').filter((line) => line !== '') };
}

test('every answer, of health checks and pages too, names its call, which no two share, and the log has the same number', async (t) => {
  const { app, lines } = await appWithLog();
  t.after(app.dispose);
  for (const url of ['/healthz', '/readyz', '/livez', '/robots.txt', '/']) {
    assert.match(String((await app.get(url)).headers['x-request-id']), ownId, url);
  }
  const addresses = ['/api/offer', '/api/nothing', '/nothing', '/%E0%A4%A', '/api/admin/leads'];
  const ids: string[] = [];
  for (const url of addresses) {
    const { headers } = await app.get(url);
    ids.push(String(headers['x-request-id']));
    assert.match(ids.at(-1)!, ownId, url);
  }
  assert.equal(new Set(ids).size, addresses.length);
  const calls = lines().filter((line) => line.includes('request completed'));
  for (const id of ids) {
    assert.equal(calls.filter((line) => line.includes(`"reqId":"${id}"`)).length, 1, id);
  }
});

test('a trusted proxy names the call; a stranger, or a number that could be anything, does not', async (t) => {
  const { app, lines } = await appWithLog({ trustedProxies: ['10.0.0.9'] });
  t.after(app.dispose);
  const ask = async (remoteAddress: string, id: string) =>
    String(
      (
        await app.send({
          method: 'GET',
          url: '/api/offer',
          remoteAddress,
          headers: { 'x-request-id': id },
        })
      ).headers['x-request-id'],
    );
  assert.equal(await ask('10.0.0.9', 'edge-7f.2'), 'edge-7f.2');
  assert.match(await ask('10.0.0.8', 'edge-7f.2'), ownId);
  assert.match(await ask('10.0.0.9', 'maria@example.com'), ownId);
  assert.match(await ask('10.0.0.9', 'x'.repeat(129)), ownId);
  assert.ok(lines().some((line) => line.includes('"reqId":"edge-7f.2"')));
  assert.doesNotMatch(lines().join('\n'), /maria/);
});

test('a page that failed shows the number by which the log finds it', async (t) => {
  const { app } = await appWithLog();
  t.after(app.dispose);
  const page = () => app.get(`/calendar/${'A'.repeat(43)}.ics`, { accept: 'text/html' });
  const idOf = ({ headers }: Awaited<ReturnType<typeof page>>) => String(headers['x-request-id']);
  const missing = await page();
  assert.equal(missing.statusCode, 404);
  assert.ok(!missing.body.includes(idOf(missing)), missing.body);
  await app.database.query('alter table calendar_links rename to away');
  const failed = await page();
  await app.database.query('alter table away rename to calendar_links');
  assert.equal(failed.statusCode, 500);
  assert.ok(failed.body.includes(idOf(failed)), failed.body);
});
