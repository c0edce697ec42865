import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearMoment } from './near-moment.ts';

test('a moment is said as near as it is', () => {
  const eastern = 'America/New_York';
  const now = new Date('2026-11-30T15:42Z');
  for (const [at, zone, said] of [
    ['2026-11-30T19:00Z', eastern, 'today 2:00 PM'],
    ['2026-11-30T05:00Z', eastern, 'today 12:00 AM'],
    ['2026-11-30T04:59Z', eastern, 'yesterday 11:59 PM'],
    ['2026-12-01T14:00Z', eastern, 'tomorrow 9:00 AM'],
    ['2026-12-02T17:05Z', eastern, 'Wed 12:05 PM'],
    ['2026-12-06T14:00Z', eastern, 'Sun 9:00 AM'],
    ['2026-12-07T14:00Z', eastern, 'Dec 7, 9:00 AM'],
    ['2026-11-27T14:00Z', eastern, 'Nov 27, 9:00 AM'],
    ['2027-01-07T14:00Z', eastern, 'Jan 7, 2027, 9:00 AM'],
    // Their clock: Phoenix has no summer time, Honolulu is still in yesterday.
    ['2026-12-01T16:00Z', 'America/Phoenix', 'tomorrow 9:00 AM MST'],
    ['2026-12-01T05:00Z', 'Pacific/Honolulu', 'today 7:00 PM HST'],
    // Another zone with the reader's clock needs no name.
    ['2026-12-01T14:00Z', 'America/Detroit', 'tomorrow 9:00 AM'],
  ] as const) {
    assert.equal(nearMoment(new Date(at), now, zone, eastern), said);
  }
});
