import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { makeSessionId } from '#server/testing/factories.ts';

for (const engine of engines()) {
  describe(`calculating savings on ${engine}`, () => {
    let app: FreshApp;
    before(async () => {
      app = await freshApp({ engine });
    });
    after(() => app.dispose());

    test('answers the worked examples and keeps each with the terms it was made from', async () => {
      const examples = [
        [500_000, 350, 'TX', 15, 60_600, 18_180, 13_000, 31_180, 296, 3552, 88_800, 243],
        [150_000, 350, 'WA', 9.8, 29_792, 8938, 5250, 14_188, 137, 1644, 41_100, 137],
        [900_000, 600, 'KY', 25, 90_500, 27_150, 13_000, 40_150, 399, 4788, 119_700, 266],
        [425_000, 350, 'DC', 10.5, 38_010, 11_403, 13_000, 24_403, 297, 3564, 89_100, 297],
      ] as const;
      for (const [homePrice, electricBill, propertyState, ...expected] of examples) {
        const sessionId = makeSessionId();
        const answer = await app.post('/api/calculate-savings', {
          homePrice,
          electricBill,
          propertyState,
          creditScore: '740+',
          sessionId,
        });
        assert.equal(answer.statusCode, 200, answer.body);
        const r = answer.json();
        assert.deepEqual(
          [
            r.systemKw,
            r.solarCost,
            r.taxCredit,
            r.educationEarnings,
            r.totalBenefit,
            r.monthlySavings,
            r.annualSavings,
            r.lifetimeSavings,
            r.monthlySavingsLow,
          ],
          expected,
        );
        assert.ok(
          r.assumptions.sources.every((source: { title: string }) => source.title.length > 3),
        );
        const [row] = await app.rows(
          'select result, terms_version from calculations where session_id = $1',
          [sessionId],
        );
        assert.deepEqual(row, { result: r, terms_version: r.termsVersion });
      }
    });

    test('a rate of 0 leaves the grant alone', async () => {
      await app.database.query(
        `update programme_rules set value = '0' where key = 'taxCreditRate'`,
      );
      app.database.changes.invalidate('programme');
      const { taxCredit, totalBenefit, educationEarnings } = (
        await app.post('/api/calculate-savings', {
          homePrice: 500_000,
          electricBill: 350,
          creditScore: '740+',
          propertyState: 'TX',
        })
      ).json();
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
      assert.deepEqual(
        answer.json().errors.map(({ message }: { message: string }) => message),
        [
          'Please select a home price',
          'Please select your monthly electric bill',
          'Please select your credit score range',
          'Please select your property state',
        ],
      );
      for (const creditScore of [undefined, null, '', 700]) {
        const { errors } = (
          await app.post('/api/calculate-savings', {
            homePrice: 500_000,
            electricBill: 350,
            propertyState: 'TX',
            creditScore,
          })
        ).json();
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
        assert.equal(
          (
            await app.post('/api/calculate-savings', {
              homePrice: 500_000,
              electricBill: 350,
              creditScore: '740+',
              propertyState: 'TX',
              ...wrong,
            })
          ).statusCode,
          400,
          JSON.stringify(wrong),
        );
      }
    });
  });
}
