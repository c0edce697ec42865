import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleOfficeHours } from '../programme/sample-details.ts';
import { openOfficeClock } from './office-clock.ts';
import { percentile } from './percentile.ts';
import { byCallOrder, queueMarks } from './queue.ts';

const clock = openOfficeClock({ officeHours: sampleOfficeHours, holidays: [] }, 'America/New_York');
const limits = { firstAnswerMinutes: 5, returnToQueueMinutes: 30 };
const now = new Date('2026-11-24T10:00-05:00');

test('a lead is due after five minutes of the office, overdue after thirty, and no longer urgent after a week', () => {
  // [now, submitted at, the marks that it has reached]
  for (const [at, came, reached] of [
    ['2026-11-24T10:00-05:00', '2026-11-24T09:55:00.001-05:00', ''],
    ['2026-11-24T10:00-05:00', '2026-11-24T09:55-05:00', 'due'],
    ['2026-11-24T10:00-05:00', '2026-11-24T09:30:00.001-05:00', 'due'],
    ['2026-11-24T10:00-05:00', '2026-11-24T09:30-05:00', 'due overdue'],
    ['2026-11-24T10:00-05:00', '2026-11-01T10:00-05:00', 'due overdue old'],
    ['2026-11-24T08:04:59-05:00', '2026-11-24T03:00-05:00', ''],
    ['2026-11-24T08:05-05:00', '2026-11-24T03:00-05:00', 'due'],
    ['2026-11-24T08:30-05:00', '2026-11-24T03:00-05:00', 'due overdue'],
  ] as const) {
    const { dueBefore, overdueBefore, urgentFrom } = queueMarks(clock, limits, new Date(at));
    const createdAt = new Date(came);
    const marks = [
      createdAt <= dueBefore && 'due',
      createdAt <= overdueBefore && 'overdue',
      createdAt < urgentFrom && 'old',
    ];
    assert.equal(marks.filter(Boolean).join(' '), reached, `${came} at ${at}`);
  }
});

test('due steps are called first, the oldest before all, then due answers by what they are worth', () => {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  const step = (id: number, minutesAgo: number, isDue = true) => {
    return { id, stepAt: at(minutesAgo), waits: false, isDue, rank: 1 };
  };
  const lead = (id: number, rank: number, isDue: boolean, waits = true) => {
    return { id, stepAt: null, waits, isDue, rank };
  };
  const inOrder = [
    step(1, 6000),
    step(2, 10),
    step(3, 10),
    lead(4, -500_000, true),
    lead(5, 110_000_000, true),
    lead(6, 110_000_000, true),
    lead(7, -900_000, false),
    lead(8, 170_000_000, false),
    step(9, 90, false),
    step(10, -60, false),
    lead(11, -900_000, false, false),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder), (some) => {
      const ids = some.toSorted(byCallOrder).map(({ id }) => id);
      assert.deepEqual(
        ids,
        ids.toSorted((one, other) => one - other),
      );
    }),
  );
});

test('the median and the ninetieth percentile are values that were measured', () => {
  const ten = [10, 1, 9, 2, 8, 3, 7, 4, 6, 5];
  assert.deepEqual([percentile(ten, 0.5), percentile(ten, 0.9)], [5, 9]);
  assert.deepEqual([percentile([7], 0.5), percentile([7], 0.9)], [7, 7]);
  assert.equal(percentile([], 0.5), null);
});
