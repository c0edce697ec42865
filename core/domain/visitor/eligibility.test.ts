import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules } from '../programme/default-rules.ts';
import { checkEligibility } from './eligibility.ts';
import { termsAsOf } from '../programme/programme-terms.ts';
import { stateCodes } from '../us-states.ts';

const terms = termsAsOf(defaultRules, '2026-11-20', 'test');

test('each requirement is judged on its own, its limit included', () => {
  const cases = [
    [580, 150_000, 'TX', true, true, true],
    [579, 150_000, 'TX', true, false, true],
    [580, 149_999, 'TX', true, true, false],
    [740, 500_000, 'HI', false, true, true],
    [500, 1, 'AK', false, false, false],
    [740, 500_000, 'DC', true, true, true],
    [740, 500_000, 'tx', false, true, true],
    [NaN, NaN, '', false, false, false],
  ] as const;
  for (const [creditScore, homePrice, state, stateMet, creditMet, priceMet] of cases) {
    const result = checkEligibility({ creditScore, homePrice, state }, terms);
    const reasons = { state: stateMet, credit: creditMet, homePrice: priceMet };
    assert.deepEqual(result.reasons, reasons);
    assert.equal(result.eligible, stateMet && creditMet && priceMet);
  }
});

test('a better score or a higher price never costs eligibility', () => {
  const input = fc.record({
    creditScore: fc.integer({ min: 300, max: 850 }),
    homePrice: fc.integer({ min: 0, max: 2_000_000 }),
    state: fc.constantFrom(...stateCodes),
  });
  fc.assert(
    fc.property(input, fc.nat(500), fc.nat(1_000_000), (before, score, price) => {
      const after = {
        ...before,
        creditScore: before.creditScore + score,
        homePrice: before.homePrice + price,
      };
      assert.ok(
        !checkEligibility(before, terms).eligible || checkEligibility(after, terms).eligible,
      );
    }),
  );
});
