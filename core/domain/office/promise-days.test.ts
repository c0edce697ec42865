import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOfficeClock } from './office-clock.ts';
import { missedContacts, promisesOf, renewedContact } from './promise-days.ts';

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

test('who is owed an apology is found by two moments, as the promises themselves tell', () => {
  const now = new Date('2026-12-01T18:30:00Z');
  const { after, until } = missedContacts(times, clock, now);
  let apologies = 0;
  for (let minutes = 0; minutes < 12 * 24 * 60; minutes += 7) {
    const appliedAt = new Date(now.getTime() - minutes * 60_000);
    const [contact] = promisesOf(times, clock, { appliedAt, milestone: 'applied' });
    const { by } = contact!;
    const isOwed = by <= now && renewedContact(times, clock, by) > now;
    assert.equal(appliedAt > after && appliedAt <= until, isOwed, appliedAt.toISOString());
    apologies += isOwed ? 1 : 0;
  }
  assert.ok(apologies > 100);
});
