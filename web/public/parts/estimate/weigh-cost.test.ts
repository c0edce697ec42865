import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules, defaultTermsVersion } from '#core/domain/default-rules.ts';
import { termsAsOf } from '#core/domain/programme-terms.ts';
import { calculateSavings } from '#core/domain/savings.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { weighCost } from './weigh-cost.ts';

const terms = termsAsOf(defaultRules, '2026-11-20', defaultTermsVersion);

function estimateFor(propertyState: StateCode): Estimate {
  const home = { homePrice: 500_000, electricBill: 350, propertyState };
  return { ...calculateSavings(home, terms), ...home } as unknown as Estimate;
}

test('shows the cost at three rates until one is typed, and then that one', () => {
  const texas = estimateFor('TX');
  const shown = weighCost(texas, '')!;
  assert.deepEqual(
    shown.columns.map(({ rate, total, mayCostMore, costsMore }) => [
      rate,
      total,
      mayCostMore,
      costsMore,
    ]),
    [
      [5, 359, true, true],
      [6, 397, true, true],
      [7, 438, true, true],
    ],
  );
  assert.deepEqual([shown.net, shown.netLow], [null, null]);
  const typed = weighCost(texas, '6,5 %')!;
  assert.deepEqual(
    typed.columns.map(({ rate, total, apr }) => [rate, total, apr]),
    [[6.5, 418, 7.35]],
  );
  assert.deepEqual([typed.net, typed.netLow], [296 - 418, 243 - 418]);
  for (const wrong of ['six', '26', '-1']) {
    assert.deepEqual(weighCost(texas, wrong), shown, wrong);
  }
});

test('a cost between the low and the high savings may be more, and is not said to be', () => {
  const california = weighCost(estimateFor('CA'), '')!;
  assert.ok(california.columns.every(({ mayCostMore, costsMore }) => !mayCostMore && !costsMore));
  const arizona = weighCost(estimateFor('AZ'), '6')!;
  assert.deepEqual(
    arizona.columns.map(({ mayCostMore, costsMore }) => [mayCostMore, costsMore]),
    [[true, false]],
  );
  assert.deepEqual([arizona.net, arizona.netLow], [297 - 269, 211 - 269]);
});

test('outside the program there is nothing to weigh', () => {
  assert.equal(weighCost(estimateFor('HI'), '6'), null);
});
