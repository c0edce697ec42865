import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSessionId } from '#server/testing/factories.ts';
import { partResult } from './part-result.ts';
import { openApp } from '#server/testing/open-app.ts';

const app = await openApp();

const calculate = async (homePrice: number, sessionId = makeSessionId()) => {
  const home = { homePrice, electricBill: 350, propertyState: 'TX', creditScore: '740+' };
  return (await app.post('/api/calculate-savings', { ...home, sessionId })).json();
};

const stored = (sessionId: string) =>
  app.rows(
    `select calculations.result as old, figures, assumptions_hash,
       calculation_result(calculations) as result
     from calculations where session_id = $1`,
    [sessionId],
  );

test('the names of figures are kept once, and what was answered is read as it was', async () => {
  await calculate(300_000);
  const kinds = await app.count('calculation_assumptions');
  const sessionId = makeSessionId();
  const { assumptions: _assumed, ...answered } = await calculate(400_000, sessionId);
  assert.equal(await app.count('calculation_assumptions'), kinds);
  const [row] = await stored(sessionId);
  assert.deepEqual([row!['old'], row!['result']], [null, answered]);
  assert.ok(String(row!['figures']).length < JSON.stringify(answered).length / 3);
});

test('what a version before stored whole, and what was erased, is read too', async () => {
  const sessionId = makeSessionId();
  await calculate(500_000, sessionId);
  const [{ result } = {}] = await stored(sessionId);
  await app.database.query(
    `update calculations set figures = null, result = calculation_result(calculations)
     where session_id = $1`,
    [sessionId],
  );
  assert.deepEqual((await stored(sessionId))[0]!['result'], result);
  await app.database.query(
    `update calculations set result = null, assumptions_hash = null where session_id = $1`,
    [sessionId],
  );
  assert.deepEqual((await stored(sessionId))[0]!['result'], {});
});

test('any figure, and any name, is read as it was written', async () => {
  const result = {
    text: 'a "quoted" \\ line\nbreak, 100% and %s',
    'odd "%s" %': 1.5e-7,
    nothing: null,
    isTrue: true,
    none: [],
    some: [{ a: 0 }, { a: -1.25, left: undefined }],
  };
  const { template, figures } = partResult(result);
  const { rows } = await app.database.query(
    `select format($1, variadic string_to_array($2, e'\\n'))::jsonb as read`,
    [template, figures.join('\n')],
  );
  assert.deepEqual(rows[0]!['read'], JSON.parse(JSON.stringify(result)));
});
