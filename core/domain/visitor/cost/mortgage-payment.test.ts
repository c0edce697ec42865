import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wholeDollars } from '../../money.ts';
import { monthlyPayment, parseAnnualRate, mostAnnualRate } from './mortgage-payment.ts';

test('gives the payment that the tables of mortgages print', () => {
  for (const [principal, annualRate, years, expected] of [
    [52_116, 0.065, 30, 329],
    [100_000, 0.06, 30, 600],
    [200_000, 0.0725, 30, 1364],
    [100_000, 0.05, 15, 791],
    [36_000, 0, 30, 100],
    [0, 0.065, 30, 0],
  ] as const) {
    assert.equal(
      wholeDollars(monthlyPayment({ principal, annualRate, years })),
      expected,
      `${principal} at ${annualRate}`,
    );
  }
});

const principals = fc.integer({ min: 0, max: 10_000_000 });
const rates = fc.integer({ min: 0, max: 2500 }).map((points) => points / 10_000);

test('all payments together repay the amount, and no more than simple interest on all of it', () => {
  fc.assert(
    fc.property(principals, rates, (principal, annualRate) => {
      const years = 30;
      const months = years * 12;
      const payment = monthlyPayment({ principal, annualRate, years });
      // The last binary digits are allowed either way.
      const paid = payment * months;
      const digits = 1e-9 * principal;
      assert.ok(paid >= principal - digits);
      assert.ok(paid <= principal * (1 + annualRate * years) + digits);
    }),
  );
});

test('a higher rate or a larger amount never costs less', () => {
  fc.assert(
    fc.property(principals, principals, rates, rates, (a, b, rateA, rateB) => {
      const cost = (principal: number, annualRate: number) =>
        monthlyPayment({ principal, annualRate, years: 30 });
      const least = cost(Math.min(a, b), Math.min(rateA, rateB));
      const most = cost(Math.max(a, b), Math.max(rateA, rateB));
      assert.ok(least <= most * (1 + 1e-12));
    }),
  );
});

test('reads a rate as people type it, and nothing else', () => {
  for (const [text, rate] of [
    ['6.5', 0.065],
    ['6,5', 0.065],
    [' 6.875 % ', 0.068_75],
    ['7', 0.07],
    ['0', 0],
    ['25', mostAnnualRate],
    ['', null],
    ['25.1', null],
    ['-1', null],
    ['6.5.1', null],
    ['six', null],
    ['1e1', null],
  ] as const) {
    assert.equal(parseAnnualRate(text), rate, text);
  }
});
