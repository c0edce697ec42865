import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { creditScoreNumber, creditScoreRanges } from './credit-score.ts';

test('a plus sign means 740, else the lower bound counts', () => {
  assert.deepEqual(creditScoreRanges.map(creditScoreNumber), [580, 620, 660, 700, 740]);
  assert.equal(creditScoreNumber('800+'), 740);
  assert.equal(creditScoreNumber(' 620 \u2013 659 '), 620);
});

test('other shapes give null', () => {
  for (const text of ['', '650', 'good', '-580', '580-', '1e3-2e3', '58-61']) {
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
