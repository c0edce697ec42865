import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules } from '../programme/default-rules.ts';
import { checkEligibility, type EligibilityInput } from './eligibility.ts';
import { nearMiss, type NearMissChange } from './near-miss.ts';
import { termsAsOf } from '../programme/programme-terms.ts';
import { stateCodes } from '../us-states.ts';

const usual = termsAsOf(defaultRules, '2026-11-20', 'test');

test('each requirement that is not met asks for the least that meets it', () => {
  const terms = { ...usual, minHomePrice: 175_000 };
  const credit = { field: 'creditScore', to: 580, reason: 'credit' };
  const homePrice = { field: 'homePrice', to: 175_000, reason: 'homePrice' };
  const state = { field: 'state', to: terms.eligibleStates, reason: 'state' };
  const cases = [
    [580, 175_000, 'TX', []],
    [579, 500_000, 'TX', [credit]],
    [300, 174_999, 'TX', [credit, homePrice]],
    [740, 150_000, 'DC', [homePrice]],
    [740, 500_000, 'HI', [state]],
    [500, 1, 'AK', [state, credit, homePrice]],
  ] as const;
  for (const [creditScore, price, code, changes] of cases) {
    const answers = { creditScore, homePrice: price, state: code };
    assert.deepEqual(nearMiss(answers, terms), changes, JSON.stringify(answers));
  }
});

function changed(input: EligibilityInput, changes: readonly NearMissChange[], pick: number) {
  const entries = changes.map(({ field, to }) => [
    field,
    typeof to === 'number' ? to : to[pick % to.length],
  ]);
  return { ...input, ...Object.fromEntries(entries) } as EligibilityInput;
}

test('all changes together meet the requirements, none of them can be left out, and none could be smaller', () => {
  const input = fc.record({
    creditScore: fc.integer({ min: 300, max: 850 }),
    homePrice: fc.integer({ min: 0, max: 400_000 }),
    state: fc.constantFrom(...stateCodes),
  });
  const rules = fc.record({
    minCreditScore: fc.integer({ min: 300, max: 850 }),
    minHomePrice: fc.integer({ min: 0, max: 400_000 }),
    eligibleStates: fc.subarray([...stateCodes], { minLength: 1 }),
  });
  fc.assert(
    fc.property(input, rules, fc.nat(50), (answers, changes, pick) => {
      const terms = { ...usual, ...changes };
      const isMet = (other: EligibilityInput) => checkEligibility(other, terms).eligible;
      const plan = nearMiss(answers, terms);
      assert.equal(plan.length === 0, isMet(answers));
      assert.ok(isMet(changed(answers, plan, pick)));
      for (const left of plan) {
        const rest = plan.filter((change) => change !== left);
        assert.ok(!isMet(changed(answers, rest, pick)), `without ${left.field}`);
        if (typeof left.to === 'number') {
          const less = { ...left, to: left.to - 1 } as NearMissChange;
          assert.ok(!isMet(changed(answers, [...rest, less], pick)), `less of ${left.field}`);
        } else {
          assert.deepEqual(left.to, terms.eligibleStates, 'each state that would do');
        }
      }
    }),
  );
});
