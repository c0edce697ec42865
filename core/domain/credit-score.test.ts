import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules, defaultTermsVersion } from './default-rules.ts';
import { checkEligibility } from './eligibility.ts';
import { termsAsOf } from './programme-terms.ts';
import {
  creditScoreNumber,
  creditScoreRangeOf,
  creditScoreRanges,
  upperBound,
} from './credit-score.ts';

test('a plus sign means 740, else the lower bound counts', () => {
  assert.deepEqual(creditScoreRanges.map(creditScoreNumber), [300, 580, 620, 660, 700, 740]);
  assert.equal(creditScoreNumber('800+'), 740);
  assert.equal(creditScoreNumber(' 620 \u2013 659 '), 620);
});

test('the open range ends where the next one begins, and a score leads back to its range', () => {
  const [open, next] = creditScoreRanges;
  assert.equal(upperBound(open), creditScoreNumber(next));
  assert.equal(upperBound(next), null);
  for (const range of creditScoreRanges) {
    assert.equal(creditScoreRangeOf(creditScoreNumber(range)!), range);
  }
  assert.equal(creditScoreRangeOf(579), undefined);
});

test('the open range never meets a minimum, whichever the lender sets', () => {
  const terms = termsAsOf(defaultRules, '2026-11-20', defaultTermsVersion);
  const creditScore = creditScoreNumber('Below 580')!;
  for (const minCreditScore of [500, 550, 580, 620]) {
    const home = { creditScore, homePrice: 400_000, state: 'TX' };
    const { eligible, reasons } = checkEligibility(home, { ...terms, minCreditScore });
    assert.deepEqual([eligible, reasons.credit], [false, false], String(minCreditScore));
  }
});

test('other shapes give null', () => {
  for (const text of ['', '650', 'good', '-580', '580-', '1e3-2e3', '58-61', 'below', 'below 58']) {
    assert.equal(creditScoreNumber(text), null, text);
  }
});

test('any text gives a three-digit score or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const score = creditScoreNumber(text);
      assert.ok(score === null || (Number.isInteger(score) && score >= 0 && score <= 999));
    }),
  );
});
