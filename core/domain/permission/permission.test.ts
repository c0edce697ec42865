import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { stateCodes } from '../us-states.ts';
import { stateZones } from './area-codes.ts';
import { contactChannels } from './consent-ticked.ts';
import { hoursRules } from './contact-rules.ts';
import { localTimeOf } from './local-time.ts';
import { allowsAt, type ContactFacts, isHourToCall, permissionAt, rulesFor } from './permission.ts';
import { placesOf } from './where-they-are.ts';

const agreed: ContactFacts = {
  status: 'New',
  contactMethod: 'phone',
  consents: [{ channels: contactChannels, wasPrechecked: false }],
  stops: [],
  hasOptedOut: false,
  propertyState: null,
  currentAddress: null,
  phone: '+525512345678',
  email: 'ana@example.com',
};
const silent = { ...agreed, consents: [] };
const at = (moment: string) => new Date(moment);

/** Whether a call is allowed, and when the hours change that. */
function call(facts: Partial<ContactFacts>, moment: string) {
  const { phone } = permissionAt({ ...agreed, ...facts }, at(moment));
  return [phone.allowed, phone.until?.toISOString().slice(0, 16)];
}

const rows: readonly [
  name: string,
  facts: Partial<ContactFacts>,
  moment: string,
  allowed: boolean,
  until: string,
][] = [
  // One zone, to the minute.
  ['Georgia before 8', { propertyState: 'GA' }, '2026-11-24T12:59Z', false, '2026-11-24T13:00'],
  ['Georgia at 8', { propertyState: 'GA' }, '2026-11-24T13:00Z', true, '2026-11-25T02:00'],
  ['Georgia at 20:59', { propertyState: 'GA' }, '2026-11-25T01:59Z', true, '2026-11-25T02:00'],
  ['Georgia at 21', { propertyState: 'GA' }, '2026-11-25T02:00Z', false, '2026-11-25T13:00'],
  // No summer time; the Navajo Nation in Arizona has it.
  ['Hawaii at 8', { propertyState: 'HI' }, '2026-07-01T18:00Z', true, '2026-07-02T07:00'],
  ['Hawaii before 8', { propertyState: 'HI' }, '2026-07-01T17:59Z', false, '2026-07-01T18:00'],
  ['Phoenix in July', { phone: '(602) 555-0100' }, '2026-07-01T14:59Z', false, '2026-07-01T15:00'],
  ['Phoenix at 20:30', { phone: '(602) 555-0100' }, '2026-07-02T03:30Z', true, '2026-07-02T04:00'],
  ['Navajo at 21:30', { phone: '(928) 555-0100' }, '2026-07-02T03:30Z', false, '2026-07-02T15:00'],
  ['Arizona in winter', { propertyState: 'AZ' }, '2026-12-01T03:30Z', true, '2026-12-01T04:00'],
  // The nights of summer time: 2026-03-08 and 2026-11-01, both Sundays.
  ['the day before', { propertyState: 'GA' }, '2026-03-07T12:30Z', false, '2026-03-07T13:00'],
  ['clocks go forward', { propertyState: 'GA' }, '2026-03-08T11:30Z', false, '2026-03-08T12:00'],
  ['over that night', { propertyState: 'GA' }, '2026-03-08T03:00Z', false, '2026-03-08T12:00'],
  ['clocks go back', { propertyState: 'GA' }, '2026-11-01T12:30Z', false, '2026-11-01T13:00'],
  ['over that night too', { propertyState: 'GA' }, '2026-11-01T01:00Z', false, '2026-11-01T13:00'],
  // Texas: from 9, on Sundays from noon; El Paso is an hour behind.
  ['Texas at 8:30', { phone: '(512) 555-0100' }, '2026-11-24T14:30Z', false, '2026-11-24T15:00'],
  ['Texas at 9', { phone: '(512) 555-0100' }, '2026-11-24T15:00Z', true, '2026-11-25T03:00'],
  ['Texas on Sunday', { phone: '(512) 555-0100' }, '2026-11-22T17:59Z', false, '2026-11-22T18:00'],
  ['Sunday noon', { phone: '(512) 555-0100' }, '2026-11-22T18:00Z', true, '2026-11-23T03:00'],
  ['Saturday night', { phone: '(512) 555-0100' }, '2026-11-22T03:00Z', false, '2026-11-22T18:00'],
  ['Sunday back', { phone: '(512) 555-0100' }, '2026-11-01T17:59Z', false, '2026-11-01T18:00'],
  ['Texas, both clocks', { propertyState: 'TX' }, '2026-11-24T15:30Z', false, '2026-11-24T16:00'],
  ['and at night', { propertyState: 'TX' }, '2026-11-25T03:00Z', false, '2026-11-25T16:00'],
  // Florida: until 20; the west of it is an hour behind.
  ['Miami at 19:59', { phone: '(305) 555-0100' }, '2026-11-25T00:59Z', true, '2026-11-25T01:00'],
  ['Miami at 20', { phone: '(305) 555-0100' }, '2026-11-25T01:00Z', false, '2026-11-25T13:00'],
  [
    'Florida at 8 in Miami',
    { propertyState: 'FL' },
    '2026-11-24T13:30Z',
    false,
    '2026-11-24T14:00',
  ],
  // Several places: only the hours that all of them allow.
  [
    'from Oregon to Florida',
    {
      propertyState: 'FL',
      currentAddress: '1 Oak St, Portland, OR 97201',
      phone: '(503) 555-0100',
    },
    '2026-11-24T15:30Z',
    false,
    '2026-11-24T16:00',
  ],
  [
    'a telephone of Hawaii',
    { propertyState: 'GA', phone: '(808) 555-0100' },
    '2026-11-24T17:30Z',
    false,
    '2026-11-24T18:00',
  ],
  [
    'Texas by the address alone',
    { propertyState: 'GA', currentAddress: '2 Elm, Austin, TX', phone: '(404) 555-0100' },
    '2026-11-22T17:00Z',
    false,
    // Noon of a Sunday by every clock of Texas.
    '2026-11-22T19:00',
  ],
  ['an unknown place', {}, '2026-11-24T15:00Z', false, '2026-11-24T18:00'],
];

describe('the hours', () => {
  for (const [name, facts, moment, allowed, until] of rows) {
    test(name, () => assert.deepEqual(call(facts, moment), [allowed, until]));
  }

  test('an email has no hours', () => {
    const { email } = permissionAt({ ...agreed, propertyState: 'TX' }, at('2026-11-22T08:00Z'));
    assert.deepEqual([email.allowed, email.until, email.rule], [true, null, null]);
  });
});

test('a rule changes the answer on its day, by the calendar of the person', () => {
  const sms = (moment: string) => {
    const facts = { ...agreed, phone: '(512) 555-0100' };
    return permissionAt(facts, at(moment)).sms.allowed;
  };
  // Texas counts texts since 2025-09-01, a Monday; at 8:30 only the federal rule allows one.
  assert.equal(sms('2025-08-31T13:30Z'), true);
  assert.equal(sms('2025-09-01T13:30Z'), false);
  const miami = { phone: '(305) 555-0100' };
  assert.equal(call(miami, '2021-07-01T00:30Z')[0], true, '20:30 on the last day of June');
  assert.equal(call(miami, '2021-07-02T00:30Z')[0], false, '20:30 on the first day of July');
  assert.equal(call(miami, '2021-07-01T00:30Z')[1], '2021-07-01T01:00', 'until 21 on that day');
});

test('from 2027-01-31 a stop to texts closes calls as well', () => {
  const stop = {
    kind: 'said',
    channels: ['sms'],
    how: 'a text',
    saidAt: at('2026-12-01T12:00Z'),
    agreedSince: [],
  } as const;
  const open = (moment: string, facts: Partial<ContactFacts> = {}) => {
    const asked = { ...agreed, phone: '(404) 555-0100', stops: [stop], ...facts };
    const answers = permissionAt(asked, at(moment));
    return contactChannels.filter((channel) => answers[channel].allowed);
  };
  assert.deepEqual(open('2027-01-30T18:00Z'), ['phone', 'email']);
  assert.deepEqual(open('2027-01-31T18:00Z'), ['email']);
  const newer = { stops: [{ ...stop, agreedSince: ['phone'] as const }] };
  assert.deepEqual(open('2027-01-31T18:00Z', newer), ['phone', 'email'], 'agreed again to calls');
  const mail = { stops: [{ ...stop, channels: ['email'] as const }] };
  assert.deepEqual(open('2027-01-31T18:00Z', mail), ['phone', 'sms'], 'a mailbox is no number');
  const { phone } = permissionAt({ ...agreed, stops: [stop] }, at('2027-02-01T18:00Z'));
  assert.deepEqual(
    [phone.cause, phone.until, phone.rule],
    ['stop', null, '47 CFR 64.1200(a)(10), one stop for calls and texts'],
  );
});

describe('the words', () => {
  const letter = {
    channels: ['phone'],
    how: 'a letter',
    saidAt: at('2026-11-01T12:00Z'),
    agreedSince: [],
  } as const;
  const reasons: readonly [Partial<ContactFacts>, string, string][] = [
    [
      { propertyState: 'GA', phone: '(404) 555-0100' },
      '2026-11-24T18:00Z',
      'consent on record; until 9:00 PM their time, by the federal rule; state rules not checked',
    ],
    [
      { phone: '(305) 555-0100' },
      '2026-11-24T18:00Z',
      'consent on record; until 8:00 PM their time, by the rule of Florida',
    ],
    [
      { phone: '(305) 555-0100', propertyState: 'GA' },
      '2026-11-25T01:30Z',
      'not before 8:00 AM their time on Wednesday, by the rule of Florida; rules of Georgia not checked',
    ],
    [
      { phone: '(512) 555-0100' },
      '2026-11-22T04:00Z',
      'not before 12:00 PM their time on Sunday, by the rule of Texas',
    ],
    [
      {},
      '2026-11-24T19:00Z',
      'consent on record; until 9:00 PM Eastern time, by the federal rule; state rules not checked; where they are is not known',
    ],
    [
      { ...silent, propertyState: 'GA' },
      '2026-11-24T18:00Z',
      'asked for it; by hand only; until 9:00 PM their time, by the federal rule; state rules not checked',
    ],
    [{ ...silent, contactMethod: 'email' }, '2026-11-24T18:00Z', 'no consent on record'],
    [{ status: 'Do Not Contact' }, '2026-11-24T18:00Z', 'status Do Not Contact'],
    [{ stops: [{ ...letter, kind: 'said' }] }, '2026-11-24T18:00Z', 'said stop: a letter'],
    [{ stops: [{ ...letter, kind: 'withdrew' }] }, '2026-11-24T18:00Z', 'a letter'],
  ];
  for (const [facts, moment, reason] of reasons) {
    test(reason, () => {
      assert.equal(permissionAt({ ...agreed, ...facts }, at(moment)).phone.reason, reason);
    });
  }

  test('without a consent the chosen email is by hand only', () => {
    const facts = { ...silent, contactMethod: 'email', propertyState: 'GA' };
    const { email, phone, sms } = permissionAt(facts, at('2026-11-24T18:00Z'));
    assert.deepEqual([email.allowed, email.reason], [true, 'asked for it; by hand only']);
    assert.deepEqual([phone.allowed, sms.allowed], [false, false]);
  });
});

test('the local time is that of the home; the area code decides between two clocks', () => {
  const zone = (facts: Partial<ContactFacts>) => {
    const { timeZone, localTime } = permissionAt({ ...agreed, ...facts }, at('2026-07-01T16:05Z'));
    return [timeZone, localTime];
  };
  const austin = { currentAddress: '2 Elm St, Austin, TX 78701', propertyState: 'GA' };
  assert.deepEqual(zone(austin), ['America/Chicago', '2026-07-01T11:05-05:00']);
  assert.deepEqual(zone({ ...austin, phone: '(915) 555-0100' })[0], 'America/Denver');
  assert.deepEqual(zone({ propertyState: 'FL', phone: '(850) 555-0100' })[0], 'America/Chicago');
  assert.deepEqual(zone({ phone: '(808) 555-0100' }), [
    'Pacific/Honolulu',
    '2026-07-01T06:05-10:00',
  ]);
  assert.deepEqual(zone({}), [null, null]);
});

const phones = ['(404) 555-0100', '(512) 555-0100', '(850) 555-0100', '+525512345678'];
const addresses = [null, '1 Oak St, Medford, OR 97501', '1 Elm, Miami, FL 33101', 'somewhere'];

test('no answer is laxer than any rule that applies, in any place they may be', () => {
  const facts = fc.record({
    propertyState: fc.constantFrom(null, ...stateCodes),
    currentAddress: fc.constantFrom(...addresses),
    phone: fc.constantFrom(...phones),
  });
  const moments = fc.date({ min: at('2021-06-01'), max: at('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(facts, moments, fc.constantFrom('phone', 'sms'), (where, now, channel) => {
      const answer = permissionAt({ ...agreed, ...where }, now)[channel];
      if (channel === 'phone') {
        assert.equal(isHourToCall(where, now), answer.cause !== 'hours');
      }
      const { states, zones } = placesOf(where);
      for (const rule of rulesFor(channel, { states })) {
        for (const zone of zones) {
          assert.ok(!answer.allowed || allowsAt(rule, zone, now), `${rule.source} in ${zone}`);
          const last = answer.until && new Date(answer.until.getTime() - 1);
          assert.ok(!answer.allowed || allowsAt(rule, zone, last!), `not so long: ${zone}`);
        }
      }
      // The federal rule, repeated here on purpose.
      for (const zone of answer.allowed ? zones : []) {
        const { minutes } = localTimeOf(zone, now);
        assert.ok(minutes >= 8 * 60 && minutes < 21 * 60, zone);
      }
    }),
    { numRuns: 400 },
  );
});

test('the table of rules has one row for a state, a channel and a day', () => {
  for (const [index, rule] of hoursRules.entries()) {
    for (const other of hoursRules.slice(index + 1)) {
      const isSame = rule.state === other.state;
      const shares = rule.channels.some((channel) => other.channels.includes(channel));
      const isApart =
        (rule.effectiveTo ?? '9999') < (other.effectiveFrom ?? '') ||
        (other.effectiveTo ?? '9999') < (rule.effectiveFrom ?? '');
      assert.ok(!isSame || !shares || isApart, `${rule.source} and ${other.source}`);
    }
  }
  assert.ok(stateZones.length >= 8);
});
