import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isDay, isTermKey, isTermValue, type TermKey, termKeys } from './term-values.ts';

// Open on Mondays alone.
const week = {
  mon: ['09:00', '18:00'],
  tue: null,
  wed: null,
  thu: null,
  fri: null,
  sat: null,
  sun: null,
};

test('accepts and refuses values by the kind of the term', () => {
  const cases: readonly [TermKey, readonly unknown[], readonly unknown[]][] = [
    ['grantRate', [0, 0.035, 1], [-0.1, 1.1, '0.03', NaN, Infinity, null]],
    ['grantCap', [0, 13_000], [12.5, -1, '13000']],
    ['maxKw', [0, 25, 12.5], [-1, Infinity]],
    ['taxCreditUntilYear', [2032], [32, 2032.5]],
    ['nmlsId', [null, '1234567'], ['', 1, undefined]],
    ['lenderName', ['A'], ['', '  ', 'x'.repeat(501), 1]],
    [
      'supportHours',
      [{ en: 'a', es: 'b', pt: 'c' }],
      [{ en: 'a', es: 'b' }, { en: 'a', es: 'b', pt: 'c', fr: 'd' }, 'a', null],
    ],
    ['eligibleStates', [[], ['TX', 'DC']], [['TX', 'TX'], ['tx'], 'TX', null]],
    ['countdownEnd', [null, '2027-01-31'], ['2027-02-30', '31.01.2027', undefined]],
    ['holidays', [[], ['2026-12-25']], [['2026-12-25', '2026-12-25'], ['25.12.2026'], null]],
    [
      'officeHours',
      [week, { ...week, sun: ['00:00', '24:00'] }],
      [
        { ...week, mon: ['18:00', '09:00'] },
        { ...week, mon: ['9:00', '18:00'] },
        { ...week, mon: ['09:00', '24:30'] },
        { ...week, mon: ['09:00'] },
        { ...week, day: null },
        { mon: week.mon },
        { ...week, mon: null },
        null,
        [],
      ],
    ],
    ['consentDefault', [true, false], ['true', 1]],
    ['spokenLanguages', [['en'], ['pt', 'es']], [[], ['en', 'en'], ['fr'], 'en', null]],
    // A lawful notice is not built: the mode cannot be chosen.
    ['negativeAnswer', ['information', 'invite', 'notice'], ['letter', '', null, true]],
    ['partnerSees', ['all', 'contact', 'status'], ['information', 'nothing', null]],
    ['partnerBadge', ['claimed', 'verified'], ['all', '', null]],
    ['grantRepaid', ['unknown', 'yes', 'no'], ['maybe', '', null, false]],
    [
      'closingCosts',
      [
        { low: 0.02, high: 0.05 },
        { low: 0, high: 0 },
      ],
      [
        { low: 0.05, high: 0.02 },
        { low: 0.02 },
        { low: 0, high: 2 },
        { low: 0, high: 1, x: 1 },
        null,
        0.02,
      ],
    ],
    [
      'course',
      [null, { starts: '2027-01-09', languages: ['en', 'es'], priceCents: 0 }],
      [
        { starts: '2027-02-30', languages: ['en'], priceCents: 0 },
        { starts: '2027-01-09', languages: [], priceCents: 0 },
        { starts: '2027-01-09', languages: ['en'], priceCents: -1 },
        { starts: '2027-01-09', languages: ['en'] },
        {},
        undefined,
      ],
    ],
    ['payBasis', ['check', 'required'], ['none', '', null]],
    ['creditRule', ['latest', 'first'], ['last', '', null]],
  ];
  for (const [key, good, bad] of cases) {
    for (const value of good) {
      assert.ok(isTermValue(key, value), `${key} ${JSON.stringify(value)}`);
    }
    for (const value of bad) {
      assert.equal(isTermValue(key, value), false, `${key} ${JSON.stringify(value)}`);
    }
  }
});

test('knows its own names only', () => {
  assert.ok(termKeys.every(isTermKey));
  for (const other of ['toString', '__proto__', 'GrantRate', '']) {
    assert.equal(isTermKey(other), false);
  }
});

test('no value of any kind makes a check throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...termKeys), fc.anything(), (key, value) => {
      assert.equal(typeof isTermValue(key, value), 'boolean');
    }),
  );
});

test('every real day is a day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (date) => {
        assert.ok(isDay(date.toISOString().slice(0, 10)));
      },
    ),
  );
  for (const other of ['2026-13-01', '2026-02-29', '2026-1-1', '', null, 20261120]) {
    assert.equal(isDay(other), false);
  }
});
