import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { duringTransaction } from '#server/testing/postgres/during-transaction.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

const draft = (touched: object) => JSON.stringify({ touched });
const answers = {
  calculator_homePrice: '425000',
  eligibility_name: 'Ana Lopez',
  application_draft: draft({ phone: '(503) 555-0199', email: 'ana@example.com' }),
};

describe('going on with another device', async () => {
  const app = await openApp({ config: { rateLimitScale: 100 }, poolSize: 12 });

  const keep = async (body: object = {}) => {
    const sent = { sessionId: 'visit-0001', step: '/apply', answers, ...body };
    return (await ok(app.post('/api/resume', sent), 201)) as {
      code: string;
      link: string;
      expiresAt: string;
    };
  };
  const open = (code: string, body: object = {}) => app.post(`/api/resume/${code}`, body);

  test('the answers come back to the last four digits, in any case, and not before', async () => {
    const { code, link, expiresAt } = await keep();
    assert.match(code, /^[2-9A-HJ-NP-Z]{6}$/);
    assert.ok(link.endsWith(`/resume?code=${code}`));
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    assert.ok(hours > 23 && hours <= 24.01, String(hours));

    const closed = await open(code);
    assert.deepEqual([closed.statusCode, closed.json().code], [403, 'phone_digits']);
    assert.doesNotMatch(closed.body, /Ana|425000|0199/);
    const opened = await ok(
      open(`${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`, { phoneLast4: '0199' }),
    );
    assert.deepEqual(opened, { step: '/apply', answers });
    assert.equal((await open(code, { phoneLast4: '199' })).statusCode, 400);
  });

  test('of a hundred guesses at once five are answered, then the code is of no use', async () => {
    const { code } = await keep({ sessionId: 'visit-0002' });
    const guesses = Array.from({ length: 100 }, (_, n) => String(n).padStart(4, '0'));
    const tried = await Promise.all(guesses.map((phoneLast4) => open(code, { phoneLast4 })));
    const count = (status: number) =>
      tried.filter(({ statusCode }) => statusCode === status).length;
    assert.deepEqual([count(403), count(404)], [5, 95]);
    assert.equal((await open(code, { phoneLast4: '0199' })).statusCode, 404);
  });

  test('of several at the same moment one code of the visit is left', async () => {
    const sessionId = 'visit-at-once';
    await keep({ sessionId });
    const change = `update resumable_answers set step = step where session_id = '${sessionId}'`;
    await duringTransaction(app, change, () =>
      Array.from({ length: 6 }, () => keep({ sessionId })),
    );
    assert.equal(await app.count(`resumable_answers where session_id = '${sessionId}'`), 1);
  });

  test('a newer code of the visit ends the older one; a day ends each', async () => {
    const first = await keep({ sessionId: 'visit-0003', answers: { eligibility_name: 'Ana' } });
    const second = await keep({ sessionId: 'visit-0003', answers: { eligibility_name: 'Bea' } });
    assert.equal((await open(first.code)).statusCode, 404);
    assert.deepEqual((await open(second.code)).json().answers, { eligibility_name: 'Bea' });
    await app.database.query(
      `update resumable_answers set expires_at = now() - interval '1 second' where code = $1`,
      [second.code],
    );
    assert.equal((await open(second.code)).statusCode, 404);
  });

  test('nothing but the answers of the site is kept, and never too much', async () => {
    const { code } = await keep({
      sessionId: 'visit-0004',
      answers: { eligibility_name: 'Ana', session: 'secret', language: 'es' },
    });
    assert.deepEqual((await open(code)).json().answers, { eligibility_name: 'Ana' });
    for (const body of [
      { answers: { eligibility_name: 'x'.repeat(9000) } },
      { step: '/admin' },
      { answers: { eligibility_name: 5 } },
      { sessionId: '' },
    ]) {
      const sent = { sessionId: 'visit-0005', step: '/apply', answers, ...body };
      assert.equal(
        (await app.post('/api/resume', sent)).statusCode,
        400,
        JSON.stringify(body).slice(0, 60),
      );
    }
  });
});
