import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules, defaultTermsVersion } from '../programme/default-rules.ts';
import { checkEligibility } from './eligibility.ts';
import { termsAsOf } from '../programme/programme-terms.ts';
import {
  creditScoreNumber,
  creditScoreRangeOf,
  creditScoreRanges,
  isScoreRange,
  scoreRangesFrom,
  upperBound,
} from './credit-score.ts';

test('a plus sign means 740, else the lower bound counts', () => {
  assert.deepEqual(creditScoreRanges.map(creditScoreNumber), [300, 580, 620, 660, 700, 740]);
  assert.equal(creditScoreNumber('800+'), 740);
  assert.equal(creditScoreNumber(' 620 \u2013 659 '), 620);
});

test('the open range ends where the next one begins, and a score leads back to its range', () => {
  const [open, next] = creditScoreRanges;
  assert.equal(upperBound(open!), creditScoreNumber(next!));
  assert.equal(upperBound(next!), null);
  for (const range of creditScoreRanges) {
    assert.equal(creditScoreRangeOf(creditScoreNumber(range)!), range);
  }
  assert.equal(creditScoreRangeOf(579), undefined);
});

test('the ranges are those specified while the minimum is 580', () => {
  const specified = ['Below 580', '580-619', '620-659', '660-699', '700-739', '740+'];
  assert.deepEqual(scoreRangesFrom(580), specified);
  assert.deepEqual(creditScoreRanges, specified);
});

test('a range begins at the minimum in force', () => {
  const first = (minimum: number, count = 3) => scoreRangesFrom(minimum).slice(0, count);
  assert.deepEqual(first(560), ['Below 560', '560-579', '580-619']);
  assert.deepEqual(first(603), ['Below 603', '603-619', '620-659']);
  assert.deepEqual(first(740), ['Below 740', '740+']);
  assert.deepEqual(first(760), ['Below 760', '760-850']);
  assert.deepEqual(first(300, 1), ['300-579']);
});

test('whatever the minimum, each score has one range, and it says the same of the rule', () => {
  const terms = termsAsOf(defaultRules, '2026-11-20', defaultTermsVersion);
  const home = { homePrice: 400_000, state: 'TX' };
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 850 }),
      fc.integer({ min: 300, max: 850 }),
      (minCreditScore, score) => {
        const ranges = scoreRangesFrom(minCreditScore);
        const own = ranges.filter((range) => {
          const [from, to = '850'] = range.match(/\d{3}/g)!;
          return /^Below/.test(range)
            ? score < Number(from)
            : score >= Number(from) && score <= Number(to);
        });
        assert.equal(own.length, 1, `${score} in ${ranges.join(', ')}`);
        const creditScore = creditScoreNumber(own[0]!)!;
        const said = checkEligibility({ ...home, creditScore }, { ...terms, minCreditScore });
        assert.equal(said.reasons.credit, score >= minCreditScore);
        assert.equal(creditScoreRangeOf(creditScore, minCreditScore), own[0]);
        assert.ok(ranges.every(isScoreRange));
      },
    ),
  );
});

test('only ranges that a form offers or offered are taken', () => {
  for (const text of ['Below 560', '560-579', '580-619', '760-850', '740+']) {
    assert.ok(isScoreRange(text), text);
  }
  const others = [
    '',
    'good',
    '600-650',
    '580-659',
    '800+',
    'below 580',
    '900-950',
    '100-579',
    '710',
  ];
  for (const text of others) {
    assert.ok(!isScoreRange(text), text);
  }
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
