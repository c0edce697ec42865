import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { buildApp } from './app.ts';
import { openApp } from '#server/testing/open-app.ts';

describe('what every answer is held to', async () => {
  const app = await openApp();

  test('answers protect themselves', async () => {
    for (const path of ['/healthz', '/api/hero-media/active', '/nowhere', '/api/admin/leads']) {
      const { headers } = await app.get(path);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
      assert.match(String(headers['content-security-policy']), /default-src 'none'/);
      assert.equal(headers['x-powered-by'], undefined);
      assert.equal(headers['strict-transport-security'], undefined);
    }
    const https = await openApp({ config: { publicUrl: 'https://www.example.com' } });
    const signedIn = await https.signIn();
    assert.match(signedIn.cookie, /^__Host-staff=/);
    assert.match(
      String((await https.get('/healthz')).headers['strict-transport-security']),
      /max-age/,
    );
  });

  test('limits calls by address, and a forged header does not help', async () => {
    const strict = await openApp({ config: { rateLimitScale: 0.1 } });
    const call = (forged: string) => strict.post('/api/leads', {}, { 'x-forwarded-for': forged });
    const statuses = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await call(`198.51.100.${n}`)).statusCode);
    }
    assert.deepEqual(statuses, [400, 400, 400, 400, 400, 400, 429, 429]);
    const refused = await call('198.51.100.99');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.match(refused.json().message, /Too many requests/);
    const fromNetwork = async (n: number) =>
      (
        await strict.send({
          method: 'POST',
          url: '/api/leads',
          payload: {},
          remoteAddress: `2001:db8::${n}`,
        })
      ).statusCode;
    const fromOne = [];
    for (let n = 1; n <= 7; n += 1) {
      fromOne.push(await fromNetwork(n));
    }
    assert.deepEqual(fromOne, [400, 400, 400, 400, 400, 400, 429], 'an IPv6 network is one caller');
  });
});

const url = '/api/hero-media/active';
const limit = 300;

test('three processes count the calls of one address together', async (t) => {
  const first = await freshApp({ config: { rateLimitScale: limit / 240 } });
  t.after(first.dispose);
  const { config, database } = first;
  const others = [1, 2].map(() => buildApp({ config, database }));
  const apps = [first.app, ...(await Promise.all(others))];
  t.after(() => Promise.all(apps.map((app) => app.close())));

  const answers: Record<number, number> = {};
  for (let n = 0; n < limit; n += 1) {
    const calls = apps.map((app) => app.inject({ url, remoteAddress: '198.51.100.7' }));
    for (const { statusCode } of await Promise.all(calls)) {
      answers[statusCode] = (answers[statusCode] ?? 0) + 1;
    }
  }
  t.diagnostic(JSON.stringify(answers));
  const through = 3 * limit - (answers[429] ?? 0);
  assert.ok(through >= limit, `${through} calls came through`);
  assert.ok(through <= limit * 1.15, `${through} calls came through`);
  const other = await apps[1]!.inject({ url, remoteAddress: '198.51.100.8' });
  assert.notEqual(other.statusCode, 429, 'another address is not refused');
});
