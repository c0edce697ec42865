import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLocal, usualNextSteps } from './next-step.ts';

test('usual next steps are by the clock and the week of the person', () => {
  const zone = 'America/Los_Angeles';
  const steps = (moment: string) => usualNextSteps(zone, new Date(moment));
  assert.deepEqual(steps('2026-11-24T18:05Z'), {
    hour: '2026-11-24T11:05',
    tomorrow: '2026-11-25T09:00',
    monday: '2026-11-30T09:00',
  });
  // Sunday evening there, Monday in UTC; and a Monday itself.
  assert.equal(steps('2026-11-23T04:00Z').monday, '2026-11-23T09:00');
  assert.equal(steps('2026-11-23T20:00Z').monday, '2026-11-30T09:00');
  assert.equal(steps('2026-12-31T20:00Z').tomorrow, '2027-01-01T09:00');
});

test("a time field is read in the user's time zone", () => {
  assert.equal(readLocal('America/New_York', '2026-11-25T09:00'), '2026-11-25T14:00:00.000Z');
  assert.equal(readLocal('America/New_York', ''), null);
});
