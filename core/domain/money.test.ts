import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { centsFromDollars, dollarsFromCents, floorTo, roundHalfUp, wholeDollars } from './money.ts';

test('rounds halves up despite binary rounding errors', () => {
  for (const [x, expected] of [
    [2.5, 3],
    [2.4999, 2],
    [-2.5, -2],
    [1.005 * 100, 101],
    [0.1 * 3 * 5, 2],
    [0, 0],
  ] as const) {
    assert.equal(roundHalfUp(x), expected, String(x));
    assert.equal(wholeDollars(x), expected, String(x));
  }
});

test('floors to a step without losing one to a binary fraction', () => {
  const cases = [
    [9.1 - Number.EPSILON, 10, 9.1],
    [0.3 * 100, 1, 30],
    [1.15 * 100, 1, 115],
    [9.19, 10, 9.1],
  ] as const;
  for (const [x, perUnit, expected] of cases) {
    assert.equal(floorTo(x, perUnit), expected);
  }
});

test('every whole number of cents survives dollars and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      assert.equal(centsFromDollars(dollarsFromCents(cents)), cents);
    }),
  );
});

test('a rounded amount is whole and at most half away', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) => {
      const rounded = roundHalfUp(x);
      assert.ok(Number.isInteger(rounded) && Math.abs(rounded - x) <= 0.5 + 1e-8);
    }),
  );
});
