import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stateZones } from './area-codes.ts';
import { clockAt, localMoment, localText, momentOf, theirTime } from './local-time.ts';

test('a local hour is a moment, on the nights of summer time too', () => {
  for (const [zone, local, moment] of [
    ['America/New_York', '2026-11-24T09:00', '2026-11-24T14:00'],
    ['America/Phoenix', '2026-07-01T09:00', '2026-07-01T16:00'],
    ['Pacific/Honolulu', '2026-07-01T23:30', '2026-07-02T09:30'],
    // A skipped hour is read as the next one; of a repeated hour the first is used.
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
    ['America/New_York', '2026-11-01T02:30', '2026-11-01T07:30'],
  ] as const) {
    assert.equal(momentOf(zone, local).toISOString().slice(0, 16), moment, `${zone} ${local}`);
  }
  assert.equal(
    localMoment('America/St_Johns', new Date('2026-12-01T12:00Z')),
    '2026-12-01T08:30-03:30',
  );
});

test('the clock of a person reads as the reasons of the calling hours name it', () => {
  const evening = new Date('2026-12-02T03:57Z');
  assert.equal(clockAt('America/New_York', evening), '10:57 PM');
  assert.equal(clockAt('America/New_York', new Date('2026-12-02T05:05Z')), '12:05 AM');
  assert.equal(theirTime('America/New_York', evening, evening), '10:57 PM their time');
});

test('a local time converts back to its moment, except in the hour that repeats', () => {
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2035-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...stateZones), moments, (zone, at) => {
      const minute = Math.floor(at.getTime() / 60_000) * 60_000;
      const back = momentOf(zone, localText(zone, at)).getTime();
      assert.ok(back === minute || back === minute - 3_600_000);
      assert.equal(new Date(localMoment(zone, at)).getTime(), minute);
    }),
  );
});
