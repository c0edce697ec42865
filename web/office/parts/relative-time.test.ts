import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { relativeTime, timeBetween } from './relative-time.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => relativeTime(new Date(now.getTime() - milliseconds), now);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test('reads as the standard English phrases', () => {
  const cases: [number, string][] = [
    [0, 'less than a minute ago'],
    [29 * second, 'less than a minute ago'],
    [30 * second, '1 minute ago'],
    [90 * second, '2 minutes ago'],
    [44 * minute, '44 minutes ago'],
    [45 * minute, 'about 1 hour ago'],
    [89 * minute, 'about 1 hour ago'],
    [90 * minute, 'about 2 hours ago'],
    [23 * hour, 'about 23 hours ago'],
    [24 * hour, '1 day ago'],
    [41 * hour, '1 day ago'],
    [42 * hour, '2 days ago'],
    [29 * day, '29 days ago'],
    [30 * day, 'about 1 month ago'],
    [44 * day, 'about 1 month ago'],
    [46 * day, 'about 2 months ago'],
    [61 * day, '2 months ago'],
    [150 * day, '5 months ago'],
  ];
  for (const [milliseconds, words] of cases) {
    assert.equal(ago(milliseconds), words, `${milliseconds} ms`);
  }
});

test('reads years by the calendar', () => {
  const cases: [string, string][] = [
    ['2025-11-20T12:00:00Z', 'about 1 year ago'],
    ['2025-07-20T12:00:00Z', 'over 1 year ago'],
    ['2025-01-20T12:00:00Z', 'almost 2 years ago'],
    ['2024-11-20T12:00:00Z', 'about 2 years ago'],
    ['2025-12-21T12:00:00Z', '11 months ago'],
  ];
  for (const [date, words] of cases) {
    assert.equal(relativeTime(date, now), words, date);
  }
  assert.equal(
    relativeTime('2024-02-29T12:00:00Z', new Date('2025-02-28T12:00:00Z')),
    'about 1 year ago',
  );
});

test('looks ahead, and leaves the direction out when asked', () => {
  assert.equal(relativeTime(new Date(now.getTime() + 3 * day), now), 'in 3 days');
  assert.equal(timeBetween(new Date(now.getTime() - hour), now), 'about 1 hour');
});

test('says so when the date cannot be read', () => {
  assert.equal(relativeTime('yesterday', now), 'Invalid date');
  assert.equal(timeBetween('', now), 'Invalid date');
});

test('has a phrase for every moment of four centuries', () => {
  const shape =
    /^(less than a minute|(about |over |almost )?[1-9]\d* (minute|hour|day|month|year)s?)$/;
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1800-01-01'),
        max: new Date('2200-01-01'),
        noInvalidDate: true,
      }),
      (date) => {
        assert.match(timeBetween(date, now), shape);
      },
    ),
  );
});
