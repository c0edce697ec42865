import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleOfficeHours } from '../programme/sample-details.ts';
import { nextPaymentDay } from './payment-day.ts';

const next = (payoutDay: number | null, today: string, holidays: readonly string[] = []) =>
  nextPaymentDay({ payoutDay, officeHours: sampleOfficeHours, holidays }, today);

test('the next payment day is the day of the month, or the next one on which the office is open', () => {
  for (const [about, payoutDay, today, expected, holidays] of [
    ['none is set', null, '2026-11-26', null],
    ['later this month', 27, '2026-11-26', '2026-11-27'],
    ['today counts', 26, '2026-11-26', '2026-11-26'],
    ['it is over: next month', 25, '2026-11-26', '2026-12-25'],
    ['over the year', 15, '2026-12-16', '2027-01-15'],
    ['a Sunday', 15, '2026-11-01', '2026-11-16'],
    ['the Monday after, on that day', 15, '2026-11-16', '2026-11-16'],
    ['a Saturday at the end of the month', 31, '2026-10-31', '2026-11-02'],
    ['what moved into this month comes first', 31, '2026-11-01', '2026-11-02'],
    ['then this month’s own', 31, '2026-11-03', '2026-11-30'],
    ['a shorter month', 31, '2027-04-01', '2027-04-30'],
    ['February', 30, '2027-02-02', '2027-03-01'],
    ['February of a leap year', 29, '2028-02-01', '2028-02-29'],
    ['the leap year’s last day for the 31st', 31, '2028-02-02', '2028-02-29'],
    ['a holiday', 25, '2026-12-01', '2026-12-28', ['2026-12-25']],
    [
      'holidays in a row',
      24,
      '2026-12-01',
      '2026-12-29',
      ['2026-12-24', '2026-12-25', '2026-12-28'],
    ],
    ['moved over New Year', 31, '2026-12-31', '2027-01-04', ['2026-12-31', '2027-01-01']],
  ] as const) {
    assert.equal(next(payoutDay, today, holidays), expected, about);
  }
});

test('whatever the terms, the next payment day is open, ahead, and soon', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), day, fc.array(day), (payoutDay, today, days) => {
      const found = next(payoutDay, today, days)!;
      const weekday = new Date(found).getUTCDay();
      assert.ok(found >= today && weekday > 0 && weekday < 6 && !days.includes(found));
      const apart = (Date.parse(found) - Date.parse(today)) / 86_400_000;
      assert.ok(apart <= 34 + days.length * 3, `${apart} days`);
      assert.equal(next(payoutDay, found, days), found, 'asked again on that day it is the same');
    }),
  );
});
