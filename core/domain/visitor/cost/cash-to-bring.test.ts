import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cashToBring } from './cash-to-bring.ts';
import { homeMonth } from './home-month.ts';

const terms = {
  fhaLeastDownRate: 0.035,
  closingCosts: { low: 0.02, high: 0.05 },
  mortgageInsuranceUpfrontRate: 0.0175,
  mortgageInsuranceAnnualRate: 0.0055,
};

test('one brings the least down payment and closing costs, less the grant', () => {
  const cases = [
    // price, grant, down payment, closing costs, to bring, if the grant pays closing costs alone
    [500_000, 13_000, 17_500, [10_000, 25_000], [14_500, 29_500], 17_500],
    [300_000, 10_500, 10_500, [6_000, 15_000], [6_000, 15_000], 10_500],
    [300_000, 0, 10_500, [6_000, 15_000], [16_500, 25_500], 16_500],
    [900_000, 13_000, 31_500, [18_000, 45_000], [36_500, 63_500], 36_500],
    // A grant of more than there is to pay leaves nothing to bring, and is no income.
    [100_000, 50_000, 3_500, [2_000, 5_000], [0, 0], 3_500],
  ] as const;
  for (const [homePrice, grant, downPayment, closing, bring, closingOnly] of cases) {
    const cash = cashToBring({ homePrice, grant }, terms);
    assert.deepEqual(
      [cash.downPayment, [cash.closing.low, cash.closing.high]],
      [downPayment, closing],
    );
    assert.deepEqual([cash.bring.low, cash.bring.high], bring, String(homePrice));
    assert.equal(cash.closingOnly, closingOnly, String(homePrice));
  }
});

const homes = fc.record({
  homePrice: fc.integer({ min: 1, max: 2_000_000 }),
  grant: fc.integer({ min: 0, max: 60_000 }),
});

test('what one brings is the sum of its printed rows, and never falls below nothing', () => {
  fc.assert(
    fc.property(homes, (home) => {
      const { downPayment, closing, granted, bring, closingOnly } = cashToBring(home, terms);
      for (const end of ['low', 'high'] as const) {
        assert.equal(bring[end], downPayment + closing[end] - granted[end]);
        assert.ok(bring[end] >= 0 && granted[end] <= home.grant);
        assert.ok(Number.isInteger(bring[end]));
      }
      assert.ok(bring.low <= bring.high && bring.low <= closingOnly);
    }),
  );
});

test('the whole month of a home is the sum of its rows at each rate', () => {
  const panels = [{ total: 256 }, { total: 284 }, { total: 312 }];
  const month = { homePrice: 300_000, panels, rates: [5, 6, 7], extra: 0 };
  const { financed, columns } = homeMonth(month, terms);
  assert.equal(financed, 294_566);
  assert.deepEqual(
    columns.map(({ home, solar, whole, apr }) => [home, solar, whole, apr]),
    [
      [1_714, 256, 1_970, 5.88],
      [1_899, 284, 2_183, 6.86],
      [2_092, 312, 2_404, 7.84],
    ],
  );
  const without = homeMonth({ ...month, panels: [], extra: 410 }, terms).columns;
  assert.deepEqual(
    without.map(({ solar, whole }) => [solar, whole]),
    [
      [0, 2_124],
      [0, 2_309],
      [0, 2_502],
    ],
  );
});
