import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openOfficeClock } from './office-clock.ts';
import { type OfficeHours, weekdays } from './office-hours.ts';
import { servicePromise } from './service-promise.ts';

const timeZone = 'America/New_York';
const days = { from: '2026-10-27', to: '2026-11-25', timeZone };
const everyDay = (opens: string, closes: string) =>
  Object.fromEntries(weekdays.map((day) => [day, [opens, closes]])) as unknown as OfficeHours;
const clockOf = (officeHours: OfficeHours) =>
  openOfficeClock({ officeHours, holidays: [] }, timeZone);
const always = clockOf(everyDay('00:00', '24:00'));
const nineToSix = clockOf(everyDay('09:00', '18:00'));

const answer = (created: string, answered: string) => ({
  createdAt: new Date(created),
  answeredAt: new Date(answered),
});
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

// [what, created, answered, minutes promised]
const cases: readonly [string, string, string, number][] = [
  ['in office hours', '2026-11-24T10:00-05:00', '2026-11-24T10:07-05:00', 7],
  ['a started minute counts whole', '2026-11-24T10:00-05:00', '2026-11-24T10:07:12-05:00', 8],
  ['at once is a minute', '2026-11-24T10:00-05:00', '2026-11-24T10:00-05:00', 1],
  ['called while closed', '2026-11-24T20:00-05:00', '2026-11-24T21:00-05:00', 1],
  ['applied at night', '2026-11-23T23:00-05:00', '2026-11-24T09:05-05:00', 5],
  ['over night', '2026-11-23T17:50-05:00', '2026-11-24T09:20-05:00', 30],
  ['over the end of summer time', '2026-10-31T17:00-04:00', '2026-11-01T09:30-05:00', 90],
];

test('counts office minutes, and never promises fewer than were kept', () => {
  for (const [what, created, answered, minutes] of cases) {
    // Beside one answer of the last days, which makes the others fresh.
    const answers = [
      ...times(30, answer(created, answered)),
      answer('2026-11-25T10:00-05:00', '2026-11-25T10:00-05:00'),
    ];
    const promise = servicePromise({ ...days, answers, clock: nineToSix });
    assert.deepEqual(
      promise,
      { medianMinutes: minutes, count: 31, from: days.from, to: days.to },
      what,
    );
  }
});

test('the day on which the clock goes back has an hour more', () => {
  const day = answer('2026-11-01T00:30-04:00', '2026-11-01T02:30-05:00');
  const fresh = answer('2026-11-25T10:00-05:00', '2026-11-25T13:00-05:00');
  const promise = servicePromise({ ...days, answers: [...times(30, day), fresh], clock: always });
  assert.equal(promise?.medianMinutes, 180);
});

test('twenty-nine answers promise nothing, nor do thirty that are a week old', () => {
  const fresh = answer('2026-11-19T10:00-05:00', '2026-11-19T10:07-05:00');
  const old = answer('2026-11-18T10:00-05:00', '2026-11-18T23:59-05:00');
  const promised = (answers: ReturnType<typeof answer>[]) =>
    servicePromise({ ...days, answers, clock: nineToSix }) !== null;
  assert.equal(promised(times(29, fresh)), false);
  assert.equal(promised(times(30, fresh)), true);
  assert.equal(promised(times(300, old)), false);
  assert.equal(promised([...times(300, old), fresh]), true);
});

test('half of the answers took no longer, and half of them no less', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 30, maxLength: 90 });
  fc.assert(
    fc.property(minutes, (taken) => {
      const begin = Date.parse('2026-11-25T10:00-05:00');
      const answers = taken.map((one) => ({
        createdAt: new Date(begin),
        answeredAt: new Date(begin + one * 60_000),
      }));
      const promise = servicePromise({ ...days, answers, clock: always })!;
      const median = promise.medianMinutes;
      const asGood = taken.filter((one) => one <= median).length;
      const better = taken.filter((one) => one < median).length;
      assert.equal(promise.count, taken.length);
      assert.ok(asGood * 2 >= taken.length);
      assert.ok(median === 1 || better * 2 < taken.length + 1);
    }),
  );
});
