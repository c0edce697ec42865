import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOf, rangeBefore } from '#core/contract/operations/reports.ts';
import fc from 'fast-check';
import { spansOf, unitOf } from './spans.ts';

function spansBetween(from: string, to: string) {
  const days = daysOf({ from, to }).map((day) => ({ day, count: 1, before: 2 }));
  return spansOf(days, rangeBefore({ from, to }).from);
}

test('a month is bars of days, a year of weeks, ten years of months', () => {
  assert.deepEqual([unitOf(1), unitOf(62), unitOf(63)], ['day', 'day', 'week']);
  assert.deepEqual([unitOf(366), unitOf(420), unitOf(421)], ['week', 'week', 'month']);
  const [first, second, ...rest] = spansBetween('2026-01-01', '2026-11-22');
  assert.deepEqual(first, {
    from: '2026-01-01',
    to: '2026-01-07',
    count: 7,
    before: 14,
    previous: { from: '2025-02-09', to: '2025-02-15' },
  });
  assert.equal(second!.from, '2026-01-08');
  assert.deepEqual([rest.at(-1)!.from, rest.at(-1)!.to], ['2026-11-19', '2026-11-22']);
  const months = spansBetween('2024-01-15', '2026-11-22');
  assert.deepEqual(
    months.slice(0, 2).map(({ from, to }) => [from, to]),
    [
      ['2024-01-15', '2024-01-31'],
      ['2024-02-01', '2024-02-29'],
    ],
  );
});

test('bars follow each other without a gap and lose no lead, however long the range is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3660 }), (length) => {
      const to = '2026-11-22';
      const from = new Date(Date.parse(to) - (length - 1) * 86_400_000).toISOString().slice(0, 10);
      const spans = spansBetween(from, to);
      assert.ok(spans.length <= 124);
      assert.equal(
        spans.reduce((sum, { count }) => sum + count, 0),
        length,
      );
      assert.deepEqual(
        spans.flatMap((span) => daysOf(span)),
        daysOf({ from, to }),
      );
      assert.equal(spans.at(-1)!.previous.to < from, true);
    }),
    { numRuns: 50 },
  );
});
