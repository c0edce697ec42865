import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOfficeClock } from './office-clock.ts';
import { promisesOf } from './promise-days.ts';

const day = ['09:00', '18:00'] as const;
const officeHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null };
const clock = openOfficeClock({ officeHours, holidays: ['2026-11-30'] }, 'America/Los_Angeles');
const times = { contactHours: 24, assessmentDaysHigh: 3, preApprovalDaysHigh: 7 };

const daysOf = (appliedAt: string, milestone: 'applied' | 'qualified' | 'submitted' | 'ended') =>
  promisesOf(times, clock, { appliedAt: new Date(appliedAt), milestone }).map(
    ({ promise, by }) => `${promise} ${by.toISOString().slice(0, 10)}`,
  );

test('a promise that falls on closed days is owed when the office has opened again', () => {
  assert.deepEqual(daysOf('2026-11-24T18:00:00Z', 'applied'), [
    'contact 2026-11-25',
    'assessment 2026-11-27',
    'preApproval 2026-12-01',
  ]);
  assert.deepEqual(
    daysOf('2026-11-27T18:00:00Z', 'applied')[0],
    'contact 2026-12-01',
    'not at the weekend, and not on the holiday after it',
  );
});

test('what was kept is not promised again', () => {
  assert.equal(daysOf('2026-11-24T18:00:00Z', 'qualified').length, 2);
  assert.equal(daysOf('2026-11-24T18:00:00Z', 'submitted').length, 1);
  assert.deepEqual(daysOf('2026-11-24T18:00:00Z', 'ended'), []);
});
