import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleOfficeHours } from '../programme/sample-details.ts';
import { openOfficeClock } from './office-clock.ts';
import { percentile } from './percentile.ts';
import { byUrgency, queueMarks, queueReasons, reasonToCall } from './queue.ts';

const clock = openOfficeClock({ officeHours: sampleOfficeHours, holidays: [] }, 'America/New_York');
const limits = { firstAnswerMinutes: 5, returnToQueueMinutes: 30 };
const now = new Date('2026-11-24T10:00-05:00');
const marks = queueMarks(clock, limits, now);

test('a lead is new, due after five minutes of the office, and overdue after thirty', () => {
  // [submitted at, reason if owned, reason if unowned]
  const cases = [
    ['2026-11-24T09:58-05:00', 'new', 'unowned'],
    ['2026-11-24T09:55:00.001-05:00', 'new', 'unowned'],
    ['2026-11-24T09:55-05:00', 'due', 'due'],
    ['2026-11-24T09:31-05:00', 'due', 'due'],
    ['2026-11-24T09:30-05:00', 'overdue', 'overdue'],
    ['2026-11-23T18:30-05:00', 'overdue', 'overdue'],
    ['2026-11-01T10:00-05:00', 'overdue', 'old'],
  ] as const;
  for (const [came, own, ofNobody] of cases) {
    const createdAt = new Date(came);
    assert.equal(reasonToCall({ createdAt, isOwned: true }, marks), own, came);
    assert.equal(reasonToCall({ createdAt, isOwned: false }, marks), ofNobody, came);
  }
});

test('an overnight lead is due when the office has been open for five minutes', () => {
  const createdAt = new Date('2026-11-24T03:00-05:00');
  for (const [at, reason] of [
    ['2026-11-24T08:04:59-05:00', 'new'],
    ['2026-11-24T08:05-05:00', 'due'],
    ['2026-11-24T08:30-05:00', 'overdue'],
  ] as const) {
    const then = queueMarks(clock, limits, new Date(at));
    assert.equal(reasonToCall({ createdAt, isOwned: true }, then), reason, at);
  }
});

test('leads are called by reason; late ones the newest first, others as they are due', () => {
  const today = new Date('2026-11-24T00:00-05:00');
  const lead = (id: number, reason: (typeof queueReasons)[number], minutesAgo: number) => ({
    id,
    reason,
    createdAt: new Date(now.getTime() - minutesAgo * 60_000),
    dueAt: new Date(now.getTime() - (minutesAgo - 5) * 60_000),
  });
  const inOrder = [
    lead(1, 'follow_up', 500),
    lead(2, 'follow_up', 10),
    lead(3, 'follow_up', 3000),
    lead(4, 'follow_up', 6000),
    lead(5, 'overdue', 40),
    lead(6, 'overdue', 90),
    lead(7, 'due', 25),
    lead(8, 'due', 6),
    lead(9, 'new', 4),
    lead(10, 'new', 2),
    lead(11, 'unowned', 3),
    lead(12, 'unowned', 1),
    lead(13, 'old', 20_000),
    lead(14, 'old', 40_000),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder), (some) => {
      const ids = some.toSorted(byUrgency(marks, today)).map(({ id }) => id);
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
