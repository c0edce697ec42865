import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { momentOf, openOfficeClock } from './office-clock.ts';
import { type OfficeHours, weekdays } from './office-hours.ts';

const closed: OfficeHours = {
  mon: null,
  tue: null,
  wed: null,
  thu: null,
  fri: null,
  sat: null,
  sun: null,
};
const nine = ['09:00', '18:00'] as const;
const officeWeek: OfficeHours = {
  ...closed,
  mon: nine,
  tue: nine,
  wed: nine,
  thu: nine,
  fri: ['09:00', '12:30'],
};
const always = Object.fromEntries(
  weekdays.map((day) => [day, ['00:00', '24:00']]),
) as unknown as OfficeHours;
const newYork = 'America/New_York';
const thanksgiving = ['2026-11-26'];

// Moments with their offset; [what, from, to, open minutes].
const cases: readonly [string, string, string, number][] = [
  ['within a day', '2026-11-24T10:00-05:00', '2026-11-24T10:05-05:00', 5],
  ['before the office opens', '2026-11-24T03:00-05:00', '2026-11-24T09:10-05:00', 10],
  ['after it closed', '2026-11-23T20:00-05:00', '2026-11-23T23:00-05:00', 0],
  ['over night', '2026-11-23T17:50-05:00', '2026-11-24T09:20-05:00', 30],
  ['over a holiday', '2026-11-25T17:59-05:00', '2026-11-27T09:01-05:00', 2],
  ['on a holiday', '2026-11-26T10:00-05:00', '2026-11-26T16:00-05:00', 0],
  ['over a short Friday and a weekend', '2026-11-20T12:00-05:00', '2026-11-23T09:15-05:00', 45],
  ['over the end of summer time', '2026-10-30T12:00-04:00', '2026-11-02T09:30-05:00', 60],
  ['over its beginning', '2027-03-12T12:00-05:00', '2027-03-15T09:30-04:00', 60],
  ['a whole week', '2026-11-16T00:00-05:00', '2026-11-20T12:30-05:00', 4 * 540 + 210],
  ['nothing from later to earlier', '2026-11-24T12:00-05:00', '2026-11-24T10:00-05:00', 0],
];

test('counts the minutes in which the office is open, and finds both ends again', () => {
  const clock = openOfficeClock({ officeHours: officeWeek, holidays: thanksgiving }, newYork);
  for (const [what, begin, end, minutes] of cases) {
    const [from, to] = [new Date(begin), new Date(end)];
    assert.equal(clock.minutesBetween(from, to), minutes, what);
    if (minutes > 0) {
      assert.equal(clock.after(from, minutes).toISOString(), to.toISOString(), what);
      assert.equal(clock.minutesBetween(clock.before(to, minutes), to), minutes, what);
    }
  }
});

test('an office that never closes counts the hours that a day has', () => {
  const clock = openOfficeClock({ officeHours: always, holidays: [] }, newYork);
  for (const [day, next, hours] of [
    ['2027-03-14T00:00-05:00', '2027-03-15T00:00-04:00', 23],
    ['2026-11-01T00:00-04:00', '2026-11-02T00:00-05:00', 25],
    ['2026-11-24T00:00-05:00', '2026-11-25T00:00-05:00', 24],
  ] as const) {
    assert.equal(clock.minutesBetween(new Date(day), new Date(next)), hours * 60, day);
  }
});

test('a time skipped by the clock is the moment of the change, a repeated one is the first', () => {
  const at = (timeZone: string, wall: string) =>
    new Date(momentOf(timeZone, Date.parse(`${wall}Z`))).toISOString();
  assert.equal(at(newYork, '2027-03-14T02:30'), '2027-03-14T07:00:00.000Z');
  assert.equal(at(newYork, '2026-11-01T01:30'), '2026-11-01T05:30:00.000Z');
  assert.equal(at('Asia/Kolkata', '2026-11-01T01:30'), '2026-10-31T20:00:00.000Z');
  assert.equal(at('Australia/Lord_Howe', '2026-10-04T02:15'), '2026-10-03T15:30:00.000Z');
  assert.equal(at('Pacific/Kiritimati', '2026-11-01T00:00'), '2026-10-31T10:00:00.000Z');
});

const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
});
const opening = fc
  .tuple(time, time)
  .filter(([opens, closes]) => opens < closes)
  .map(([opens, closes]) => [opens, closes] as const);
const offices = fc.record({
  hours: fc
    .tuple(opening, fc.array(fc.option(opening), { minLength: 6, maxLength: 6 }))
    .map(([first, others]) => {
      const all = [first, ...others];
      return Object.fromEntries(weekdays.map((day, index) => [day, all[index]!])) as OfficeHours;
    }),
  holidays: fc.subarray(['2026-11-26', '2026-12-25', '2027-03-15', '2027-11-01']),
  timeZone: fc.constantFrom(newYork, 'America/Los_Angeles', 'Pacific/Apia', 'UTC'),
});
const moment = fc.date({
  min: new Date('2026-10-20'),
  max: new Date('2027-11-20'),
  noInvalidDate: true,
});
const minutes = fc.integer({ min: 1, max: 5000 });

test('after and before are each the inverse of counting, and the tightest one', () => {
  fc.assert(
    fc.property(offices, moment, minutes, ({ hours, holidays, timeZone }, at, count) => {
      const clock = openOfficeClock({ officeHours: hours, holidays }, timeZone);
      const later = clock.after(at, count);
      const earlier = clock.before(at, count);
      assert.equal(clock.minutesBetween(at, later), count);
      assert.equal(clock.minutesBetween(earlier, at), count);
      const closer = [
        clock.minutesBetween(at, new Date(later.getTime() - 1)),
        clock.minutesBetween(new Date(earlier.getTime() + 1), at),
      ];
      assert.ok(closer.every((one) => one < count));
    }),
  );
});

test('a later moment is never counted as earlier, and parts add up to the whole', () => {
  fc.assert(
    fc.property(offices, moment, moment, moment, minutes, (office, a, b, c, count) => {
      const { hours: officeHours, holidays, timeZone } = office;
      const clock = openOfficeClock({ officeHours, holidays }, timeZone);
      const [first, second, third] = [a, b, c].toSorted((x, y) => Number(x) - Number(y));
      const whole = clock.minutesBetween(first!, third!);
      const parts = clock.minutesBetween(first!, second!) + clock.minutesBetween(second!, third!);
      assert.ok(Math.abs(whole - parts) < 1e-6);
      assert.ok(clock.after(first!, count) <= clock.after(second!, count));
      assert.ok(clock.before(first!, count) <= clock.before(second!, count));
    }),
  );
});
