import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationOf } from './applicants.ts';
import { freshHome, makeAffiliate, referralCode } from './product-home.ts';

test('names, phone numbers and mail addresses never reach the log, whatever goes wrong', async (t) => {
  const home = await freshHome(t);
  const product = await home.start({ LOG_LEVEL: 'trace', AUDIT_LOG: 'stdout' });
  await makeAffiliate(product.origin);
  const mark = randomBytes(4).toString('hex');
  const person = {
    ...applicationOf(1, referralCode),
    firstName: `Fname${mark}`,
    lastName: `Lname${mark}`,
    email: `mail${mark}@example.com`,
    phone: '(541) 555-9731',
    currentAddress: `9 Addr${mark} St`,
  };
  const post = (address: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${product.origin}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const statuses = [
    await post('/api/leads', JSON.stringify(person)),
    await post('/api/leads', JSON.stringify({ ...person, email: `not-a-mail-${mark}` })),
    await post('/api/leads', JSON.stringify(person).slice(0, -1)),
    await post('/api/leads', JSON.stringify({ ...person, firstName: `Fname${mark}\u0000` })),
    await post('/api/leads', JSON.stringify({ ...person, lastName: 'y' }), {
      'idempotency-key': `mail${mark}@example.com`,
    }),
    await post('/api/leads', JSON.stringify({ ...person, lastName: 'z' }), {
      'idempotency-key': `mail${mark}@example.com`,
    }),
    await post('/api/leads', JSON.stringify({ ...person, pad: `Fname${mark}`.repeat(10_000) })),
    await post(
      '/api/check-eligibility',
      JSON.stringify({
        name: `Fname${mark} Lname${mark}`,
        mobileNumber: '(541) 555-9731',
        creditScore: 700,
        state: 'OR',
        homePrice: 400_000,
        firstTimeHomebuyer: true,
      }),
    ),
    await post(
      '/api/check-eligibility',
      JSON.stringify({ name: `Fname${mark}`, mobileNumber: '5415559731x' }),
    ),
    await post(
      '/api/admin/login',
      JSON.stringify({ username: `mail${mark}@example.com`, password: `Fname${mark}` }),
    ),
    await post(`/api/mail${mark}@example.com?phone=5415559731`, '{}'),
    await fetch(`${product.origin}/apply?email=mail${mark}@example.com&phone=5415559731`, {
      headers: { 'user-agent': `Fname${mark}`, referer: `${product.origin}/?name=Lname${mark}` },
    }),
    await fetch(`${product.origin}/Fname${mark}`),
    await fetch(`${product.origin}/%E0%A4%A?name=Lname${mark}`),
  ].map(({ status }) => status);
  assert.deepEqual(
    statuses,
    [201, 400, 400, 400, 201, 422, 413, 200, 400, 401, 404, 200, 404, 400],
  );
  await sleep(1500);
  assert.equal(await product.stop(), 0);
  assert.ok(product.lines.length > statuses.length, 'the log is written');
  const personal = new RegExp(`${mark}|555-?9731|@example\\.com`);
  assert.deepEqual(
    product.lines.filter((line) => personal.test(line)),
    [],
  );
});
