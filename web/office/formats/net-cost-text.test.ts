import assert from 'node:assert/strict';
import { test } from 'node:test';
import { netCostText } from './net-cost-text.ts';

const monthlyAt = [
  { rate: 5, payment: 331, mip: 28, total: 359, apr: 5.88 },
  { rate: 6.5, payment: 390, mip: 28, total: 418, apr: 7.35 },
];
const cost = { financed: 61_661, monthlyAt, breakEvenRate: 3.24, breakEvenRateLow: 1.58 };

test('payments stand in the order of their rates, breaking even from low to high', () => {
  const text = netCostText(cost, 'en');
  assert.deepEqual(
    [text.rates, text.payments, text.aprs, text.breakEven('no rate')],
    ['5%, 6.5%', '$359, $418', '5.88%, 7.35%', '1.58% – 3.24%'],
  );
});

test('a rate of none is shown in words, and a rate equal in both cases is shown once', () => {
  const breakEven = (breakEvenRateLow: number | null, breakEvenRate: number | null) =>
    netCostText({ ...cost, breakEvenRate, breakEvenRateLow }, 'en').breakEven('no rate');
  assert.equal(breakEven(null, 2), '2.00% at most', 'as the buyer read it');
  assert.equal(breakEven(null, null), 'no rate');
  assert.equal(breakEven(5.46, 5.46), '5.46%');
});
