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
import { verdictOf, weighCost, yearsOfBills } from './weigh-cost.ts';

const terms = termsAsOf(defaultRules, '2026-11-20', defaultTermsVersion);

function estimateFor(propertyState: StateCode): Estimate {
  const home = { homePrice: 500_000, electricBill: 350, propertyState };
  return { ...calculateSavings(home, terms), ...home } as unknown as Estimate;
}

test('shows the cost at three rates until one is typed, and then that one', () => {
  const texas = estimateFor('TX');
  const shown = weighCost(texas, '')!;
  const columns = shown.columns.map(({ rate, total }) => `${rate} % ${total}`);
  assert.deepEqual(columns, ['5 % 359', '6 % 397', '7 % 438']);
  assert.deepEqual([shown.verdict, shown.net, shown.netLow], ['more', null, null]);
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
  assert.equal(weighCost(estimateFor('CA'), '')!.verdict, 'less');
  const arizona = weighCost(estimateFor('AZ'), '6')!;
  assert.deepEqual([arizona.verdict, arizona.net, arizona.netLow], ['even', 297 - 269, 211 - 269]);
});

test('panels cost more, save more, or come out about even, where the range holds zero', () => {
  const cases = [
    // Cost at the lowest and the highest rate, low and high saving.
    [256, 312, 173, 211, 'more', 45, 139],
    [130, 158, 210, 210, 'less', 52, 80],
    [203, 247, 212, 212, 'even', 9, 35],
    [212, 212, 212, 212, 'even', 0, 0],
    [213, 213, 212, 212, 'more', 1, 1],
    [211, 211, 212, 212, 'less', 1, 1],
    [200, 212, 212, 230, 'even', 30, 0],
  ] as const;
  const read = (cheapest: number, dearest: number, low: number, high: number) => {
    const savings = { monthlySavings: high, monthlySavingsLow: low };
    const found = verdictOf([{ total: cheapest }, { total: dearest }], savings);
    return [found.verdict, found.low, found.high] as const;
  };
  for (const [cheapest, dearest, low, high, ...expected] of cases) {
    assert.deepEqual(read(cheapest, dearest, low, high), expected);
  }
  const amount = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (cost, more, saving, better) => {
      const [verdict, low, high] = read(cost, cost + more, saving, saving + better);
      assert.ok(low >= 0 && high >= 0 && (verdict === 'even' || (low > 0 && low <= high)));
      assert.equal(verdict === 'more', cost > saving + better);
      assert.equal(verdict === 'less', cost + more < saving);
    }),
  );
});

test('outside the program there is nothing to weigh', () => {
  assert.equal(weighCost(estimateFor('HI'), '6'), null);
});

test('the month is one sentence, and names no range where there is none', () => {
  const t = createTranslator({ locale: 'en', messages: messagesOf('en'), namespace: 'estimate' });
  const dollars = (amount: number) => `$${amount}`;
  const said = (state: StateCode, rate: string) => {
    const words = { t: t as never, dollars, language: 'en', hasRange: true } as const;
    const month = monthInWords(estimateFor(state), weighCost(estimateFor(state), rate)!, words);
    return month.verdict.replaceAll('\u00a0', ' ');
  };
  assert.equal(said('TX', ''), 'The panels cost $63 to $195 more a month than they save.');
  assert.match(said('CA', ''), /^The panels save \$\d+ to \$\d+ more a month than they cost\.$/);
  assert.match(said('AZ', '6'), /about even: from \$28 saved to \$58 more a month\.$/);
  assert.match(said('MA', '20'), /^The panels cost \$\d+ more a month than they save\.$/);
});

test('bills and payments are added up over the same years', () => {
  const sums = (years: number, rate: string) => {
    const estimate = estimateFor('TX');
    const assumptions = { ...estimate.assumptions, lifetimeYears: years, lowFactorKnown: true };
    const { payments, yearsLeft, without, least, most } = yearsOfBills(
      { ...estimate, assumptions },
      weighCost(estimate, rate)!,
    );
    return [payments, yearsLeft, without, least, most];
  };
  const bills = (years: number) => [350, 350 - 296, 350 - 243].map((bill) => bill * 12 * years);
  assert.deepEqual(sums(25, '6.5'), [418 * 300, 5, ...bills(25)]);
  assert.deepEqual(sums(40, '6.5'), [418 * 360, 0, ...bills(40)]);
  assert.deepEqual(sums(25, ''), [397 * 300, 5, ...bills(25)]);
});
