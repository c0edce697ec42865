import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfDay, rollingEnd, timeLeft } from './countdown.ts';

test('time left is counted in whole units and never falls below zero', () => {
  const end = Date.parse('2026-12-20T23:59:59Z');
  assert.deepEqual(timeLeft(end - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000 - 999, end), {
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
  assert.deepEqual(timeLeft(end + 1, end), { days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('the rolling offer ends at the end of the day thirty days after the page load', () => {
  const end = new Date(rollingEnd(new Date(2026, 10, 20, 14, 30).getTime(), 30));
  assert.equal(end.getTime(), new Date(2026, 11, 20, 23, 59, 59, 999).getTime());
});

test('a real end date ends with its day in the time zone of the lender', () => {
  for (const [day, timeZone, end] of [
    ['2026-12-31', 'America/Los_Angeles', '2027-01-01T07:59:59.000Z'],
    ['2026-12-31', 'Asia/Tokyo', '2026-12-31T14:59:59.000Z'],
    // Days on which US clocks change.
    ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.000Z'],
  ] as const) {
    assert.equal(new Date(endOfDay(day, timeZone)).toISOString(), end);
  }
});
