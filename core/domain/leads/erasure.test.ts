import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasableOn } from './erasure.ts';

test('an application is kept for 25 months from the last answer, and one without an answer is not', () => {
  for (const [answered, today, expected] of [
    [null, '2026-11-24', null],
    ['2026-11-24', '2026-11-24', '2028-12-24'],
    ['2024-10-25', '2026-11-24', '2026-11-25'],
    ['2024-10-24', '2026-11-24', null],
    ['2024-01-31', '2026-01-15', '2026-02-28'],
  ] as const) {
    assert.equal(erasableOn(answered, today), expected, `${answered} on ${today}`);
  }
});
