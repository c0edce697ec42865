import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeSessionId } from '#server/testing/factories.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

describe('calculating savings', async () => {
  const app = await openApp();

  const kept = async (sessionId: string) => {
    const [row] = await app.rows(
      'select result, terms_version from calculations where session_id = $1',
      [sessionId],
    );
    return row;
  };

  const ask = (changes: object = {}) =>
    app.post('/api/calculate-savings', {
      homePrice: 500_000,
      electricBill: 350,
      creditScore: '740+',
      propertyState: 'TX',
      ...changes,
    });

  test('answers by the terms of the day, and keeps it with them', async () => {
    const sessionId = makeSessionId();
    const r = await ok(ask({ sessionId }));
    assert.deepEqual(
      [r.systemKw, r.solarCost, r.taxCredit, r.educationEarnings, r.monthlySavings],
      [15, 60_600, 18_180, 13_000, 296],
    );
    const { financed, monthlyAt, breakEvenRate, breakEvenRateLow } = r.netCost;
    assert.deepEqual([financed, breakEvenRate, breakEvenRateLow], [61_661, 3.24, 1.58]);
    assert.deepEqual(monthlyAt[0], { rate: 5, payment: 331, mip: 28, total: 359, apr: 5.88 });
    const { sources, mortgageInsuranceUpfrontRate, mortgageInsuranceAnnualRate } = r.assumptions;
    assert.ok(sources.every((source: { title: string }) => source.title.length > 3));
    assert.deepEqual([mortgageInsuranceUpfrontRate, mortgageInsuranceAnnualRate], [0.0175, 0.0055]);
    assert.deepEqual(await kept(sessionId), { result: r, terms_version: r.termsVersion });
  });

  test('outside the program nothing is given and nothing is financed', async () => {
    for (const [requirement, change] of [
      ['state', { propertyState: 'HI' }],
      ['credit', { creditScore: 'Below 580' }],
      ['homePrice', { homePrice: 149_000 }],
    ] as const) {
      const sessionId = makeSessionId();
      const shown = await ok(ask({ sessionId, ...change }));
      assert.deepEqual(
        [shown.programCovers, shown.educationEarnings, shown.taxCredit, shown.totalBenefit],
        [false, 0, 0, 0],
      );
      assert.deepEqual([shown.netCost, shown.unmet], [null, [requirement]]);
      assert.ok(shown.monthlySavings > 0 && shown.solarCost > 0);
      assert.deepEqual((await kept(sessionId))!['result'], shown);
    }
  });

  test('a rate of 0 leaves the grant alone', async () => {
    await app.database.query(`update programme_rules set value = '0' where key = 'taxCreditRate'`);
    app.database.changes.invalidate('programme');
    const { taxCredit, totalBenefit, educationEarnings } = await ok(ask());
    assert.deepEqual([taxCredit, totalBenefit, educationEarnings], [0, 13_000, 13_000]);
    assert.equal(await app.count('terms_versions'), 2);
    await app.database.query(
      `update programme_rules set value = '0.3' where key = 'taxCreditRate'`,
    );
    app.database.changes.invalidate('programme');
  });

  test('names the question that was not answered', async () => {
    const answer = await app.post('/api/calculate-savings', {});
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(fieldsOf(answer.json().errors, 'message'), [
      'Please select a home price',
      'Please select your monthly electric bill',
      'Please select your credit score range',
      'Please select your property state',
    ]);
    for (const creditScore of [undefined, null, 'unknown', 700]) {
      const { errors } = (await ask({ creditScore })).json();
      assert.deepEqual(errors, [
        { path: 'creditScore', message: 'Please select your credit score range' },
      ]);
    }
    for (const wrong of [
      { homePrice: 0 },
      { homePrice: 1e9 },
      { homePrice: 250_000.5 },
      { electricBill: null },
      { electricBill: -1 },
      { propertyState: 'tx' },
      { creditScore: '800' },
    ]) {
      assert.equal((await ask(wrong)).statusCode, 400, JSON.stringify(wrong));
    }
  });

  test('a score that is not known counts as covered; a bill is any whole dollar', async () => {
    const known = await ok(ask());
    const unknown = await ok(ask({ creditScore: '' }));
    assert.deepEqual(
      [unknown.programCovers, unknown.unmet, unknown.educationEarnings],
      [true, [], known.educationEarnings],
    );
    for (const [electricBill, status] of [
      [1, 200],
      [137, 200],
      [100_000, 200],
      [0, 400],
      [100_001, 400],
      [99.5, 400],
    ]) {
      assert.equal((await ask({ electricBill })).statusCode, status, String(electricBill));
    }
  });
});
