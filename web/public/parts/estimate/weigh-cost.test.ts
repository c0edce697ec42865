import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules, defaultTermsVersion } from '#core/domain/programme/default-rules.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { calculateSavings } from '#core/domain/visitor/savings.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { createTranslator } from 'use-intl';
import { messagesOf } from '../../messages/load.ts';
import { monthInWords } from './month-in-words.ts';
import { verdictOf, weighCost } from './weigh-cost.ts';

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

test('panels cost more, save more, or come out about even, where the range holds zero', () => {
  const cases = [
    // cost at the lowest and highest rate, low and high saving
    [
      [256, 312],
      [173, 211],
      ['more', 45, 139],
    ],
    [
      [130, 158],
      [210, 210],
      ['less', 52, 80],
    ],
    [
      [203, 247],
      [212, 212],
      ['even', 9, 35],
    ],
    [
      [212, 212],
      [212, 212],
      ['even', 0, 0],
    ],
    [
      [213, 213],
      [212, 212],
      ['more', 1, 1],
    ],
    [
      [211, 211],
      [212, 212],
      ['less', 1, 1],
    ],
    [
      [200, 212],
      [212, 230],
      ['even', 30, 0],
    ],
  ] as const;
  const read = (costs: readonly number[], [low, high]: readonly [number, number]) => {
    const savings = { monthlySavings: high, monthlySavingsLow: low };
    const all = costs.map((total) => ({ total }));
    const found = verdictOf(all, savings);
    return [found.verdict, found.low, found.high] as const;
  };
  for (const [costs, savings, expected] of cases) {
    assert.deepEqual(read(costs, savings), expected);
  }
  const amount = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (cost, more, saving, better) => {
      const [verdict, low, high] = read([cost, cost + more], [saving, saving + better]);
      assert.ok(low >= 0 && high >= 0 && (verdict === 'even' || (low > 0 && low <= high)));
      assert.equal(verdict === 'more', cost > saving + better);
      assert.equal(verdict === 'less', cost + more < saving);
    }),
  );
});

test('outside the program there is nothing to weigh', () => {
  assert.equal(weighCost(estimateFor('HI'), '6'), null);
});

test('bills and payments are added up over the same years', () => {
  const t = createTranslator({ locale: 'en', messages: messagesOf('en'), namespace: 'estimate' });
  const dollars = (amount: number) => `$${amount}`;
  const wordsOf = (state: StateCode, years: number, rate: string) => {
    const estimate = estimateFor(state);
    const assumptions = { ...estimate.assumptions, lifetimeYears: years };
    const words = { t: t as never, dollars, language: 'en', hasRange: true } as const;
    return monthInWords({ ...estimate, assumptions }, weighCost(estimate, rate)!, words);
  };
  const of25 = wordsOf('TX', 25, '6.5');
  assert.deepEqual([of25.paid, of25.yearsLeft], [`$${418 * 300}`, 5]);
  const of40 = wordsOf('TX', 40, '6.5');
  assert.deepEqual([of40.paid, of40.yearsLeft], [`$${418 * 360}`, 0]);
  const { weighed } = wordsOf('TX', 25, '');
  assert.equal(weighed, 'At 5% to 7% the panels cost $63 to $195 a month more than they save.');
  assert.match(wordsOf('CA', 25, '').weighed, /panels save .* more than they cost/);
  const cents = { ...estimateFor('TX'), monthlySavings: 417.7, monthlySavingsLow: 400 };
  const words = { t: t as never, dollars, language: 'en', hasRange: true } as const;
  const even = monthInWords(cents, weighCost(cents, '6.5')!, words).weighed;
  assert.match(even, /cost up to \$18 a month more .* save up to \$1 more/);
});
