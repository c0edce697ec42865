import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beInTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { dayText, shortDay } from './day-text.ts';

test('days are those of the reader, wherever the process runs', () => {
  const now = new Date('2026-11-27T02:00:00Z');
  const table = [
    ['America/New_York', '2026-11-26T22:00:00Z', 'today'],
    ['America/New_York', '2026-11-26T04:59:00Z', 'yesterday'],
    ['Asia/Tokyo', '2026-11-26T22:00:00Z', 'today'],
    ['Asia/Tokyo', '2026-11-26T14:59:00Z', 'yesterday'],
    ['Asia/Tokyo', '2026-11-25T14:59:00Z', 'Nov 25'],
  ] as const;
  for (const [timeZone, value, said] of table) {
    beInTimeZone(timeZone);
    assert.equal(dayText(value, 'en', now), said, `${value} in ${timeZone}`);
  }
  beInTimeZone('America/New_York');
  const newYear = new Date('2027-01-01T02:00:00Z');
  assert.equal(shortDay('2026-12-30T12:00:00Z', 'en', newYear), 'Dec 30', 'it is still 2026');
  for (const text of [shortDay, dayText]) {
    assert.equal(text('bad', 'en', now), 'Invalid date', 'not a thrown error');
  }
});
