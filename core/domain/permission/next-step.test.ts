import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OfficeClock, openOfficeClock } from '../office/office-clock.ts';
import { allowedStep, readLocal, usualNextSteps } from './next-step.ts';
import { nextAllowedMoment, permissionAt } from './permission.ts';
import type { PlaceFacts } from './where-they-are.ts';

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

const weekdays = { mon: ['09:00', '18:00'], tue: ['09:00', '18:00'] } as const;
const always = {
  wed: ['00:00', '24:00'],
  thu: ['00:00', '24:00'],
  fri: ['00:00', '24:00'],
} as const;
const closed = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const officeOf = (hours: object) =>
  openOfficeClock(
    { officeHours: { ...closed, ...hours }, holidays: ['2026-11-30'] },
    'America/New_York',
  );
const texan = { propertyState: 'TX', currentAddress: null, phone: '(512) 234-5678' };
const far = { propertyState: 'CA', currentAddress: 'Miami, FL', phone: '(808) 234-5678' };

test('a step is at the next hour to call at which the office is open', () => {
  const timeZone = 'America/Chicago';
  const steps = usualNextSteps(timeZone, new Date('2026-11-28T18:00Z'));
  assert.equal(steps.tomorrow, '2026-11-29T09:00');
  const sunday = { timeZone, local: steps.tomorrow };
  for (const [office, at] of [
    // Texas allows calls from noon on a Sunday, and El Paso is an hour behind.
    [undefined, '2026-11-29T19:00:00.000Z'],
    [officeOf({ ...always, sun: ['08:00', '12:30'] }), '2026-12-02T16:00:00.000Z'],
    [officeOf({ sun: ['08:00', '16:00'] }), '2026-11-29T19:00:00.000Z'],
    // Monday is a holiday, and the office opens at nine in the East.
    [officeOf(weekdays), '2026-12-01T16:00:00.000Z'],
  ] as const) {
    const step = allowedStep(texan, sunday, office);
    assert.deepEqual([step.at.toISOString(), step.isMoved], [at, true]);
  }
  const tuesday = { timeZone, local: '2026-12-01T10:00' };
  const kept = allowedStep(texan, tuesday, officeOf(weekdays));
  assert.deepEqual([kept.at.toISOString(), kept.isMoved], ['2026-12-01T16:00:00.000Z', false]);
  const late = { timeZone, local: '2026-12-01T21:30' };
  assert.equal(allowedStep(texan, late).at.toISOString(), '2026-12-02T16:00:00.000Z');
});

test('the next allowed moment is one in every place where the person may be', () => {
  const night = new Date('2026-12-01T04:30:17Z');
  const next = (channel: 'phone' | 'sms' | 'email', office?: ReturnType<typeof officeOf>) =>
    nextAllowedMoment(far, channel, night, office).toISOString();
  // Eight in the morning in Hawaii.
  assert.equal(next('phone'), '2026-12-01T18:00:00.000Z');
  assert.equal(next('sms'), '2026-12-01T18:00:00.000Z');
  assert.equal(next('email'), night.toISOString());
  assert.equal(next('email', officeOf(weekdays)), '2026-12-01T14:00:00.000Z');
  // Hours that an office in the East never shares with Hawaii.
  assert.equal(next('phone', officeOf({ tue: ['06:00', '08:00'] })), '2026-12-01T18:00:00.000Z');
  const within = new Date('2026-12-01T20:07:09Z');
  assert.equal(nextAllowedMoment(far, 'phone', within, officeOf(weekdays)), within);
});

const nobody = { propertyState: null, currentAddress: null, phone: '+525512345678' };
const at = (propertyState: string) => ({ ...nobody, propertyState });
const called = (phone: string) => ({ ...nobody, phone });
const miami = called('(305) 234-5678');
const phoenix = called('(602) 234-5678');
const office = officeOf({ ...weekdays, wed: ['09:00', '18:00'], fri: ['09:00', '12:00'] });
const moments: [
  what: string,
  lead: PlaceFacts,
  channel: 'phone' | 'sms' | 'email',
  from: string,
  next: string,
  office?: OfficeClock,
][] = [
  ['Georgia, before eight', at('GA'), 'phone', '2026-11-24T12:59', '2026-11-24T13:00'],
  ['Georgia, at nine in the evening', at('GA'), 'phone', '2026-11-25T02:00', '2026-11-25T13:00'],
  ['Florida ends at eight', miami, 'sms', '2026-11-25T01:00', '2026-11-25T13:00'],
  ['Florida, one minute before', miami, 'sms', '2026-11-25T00:59', '2026-11-25T00:59'],
  ['Florida has two clocks', at('FL'), 'phone', '2026-11-24T13:00', '2026-11-24T14:00'],
  ['Texas on a Saturday night', at('TX'), 'phone', '2026-11-29T03:30', '2026-11-29T19:00'],
  ['Texas on a Saturday night, a text', at('TX'), 'sms', '2026-11-29T03:30', '2026-11-29T19:00'],
  ['Arizona has no summer time', phoenix, 'phone', '2026-07-01T10:00', '2026-07-01T15:00'],
  ['Hawaii', at('HI'), 'phone', '2026-07-01T10:00', '2026-07-01T18:00'],
  ['Alaska reaches over two clocks', at('AK'), 'phone', '2026-12-01T10:00', '2026-12-01T18:00'],
  ['nowhere known: every zone', nobody, 'phone', '2026-12-01T13:00', '2026-12-01T18:00'],
  ['the night that loses an hour', at('GA'), 'phone', '2026-03-08T06:30', '2026-03-08T12:00'],
  ['the night that has one twice', at('GA'), 'phone', '2026-11-01T05:30', '2026-11-01T13:00'],
  ['the evening before that night', at('GA'), 'phone', '2026-11-01T00:59', '2026-11-01T00:59'],
  ['an email at night', at('GA'), 'email', '2026-11-25T06:00', '2026-11-25T06:00'],
  ['an email of an office', at('GA'), 'email', '2026-11-25T06:00', '2026-11-25T14:00', office],
  ['on a weekend', at('GA'), 'email', '2026-11-21T15:00', '2026-11-23T14:00', office],
  ['over a holiday', at('GA'), 'phone', '2026-11-27T17:00', '2026-12-01T14:00', office],
  ['a short Friday', at('GA'), 'phone', '2026-11-27T16:59', '2026-11-27T16:59', office],
  ['Hawaii from the East', at('HI'), 'phone', '2026-12-01T14:00', '2026-12-01T18:00', office],
];

test('the next allowed moment, by zones, weekends, quiet hours, holidays and summer time', () => {
  for (const [what, lead, channel, from, next, clock] of moments) {
    const found = nextAllowedMoment(lead, channel, new Date(`${from}Z`), clock).toISOString();
    assert.equal(found.slice(0, 16), next, what);
    // The permission that guards a call names the same moment.
    const facts = { status: 'New', contactMethod: channel, email: 'a@b.org', stops: [] };
    const consents = [{ channels: [channel], wasPrechecked: false }];
    const { allowed, until } = permissionAt(
      { ...facts, ...lead, consents, hasOptedOut: false },
      new Date(`${from}Z`),
    )[channel];
    assert.ok(clock || (allowed ? next === from : until!.toISOString().startsWith(next)), what);
  }
});
