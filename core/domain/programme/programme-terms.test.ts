import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules, defaultTermsVersion } from './default-rules.ts';
import {
  creditNeedsFootnote,
  marketedStates,
  ProgrammeTermsError,
  termsAsOf,
} from './programme-terms.ts';
import type { UncheckedRule } from './programme-terms.ts';
import { isDay, isTermValue, termKeys } from './term-values.ts';
import { stateCodes } from '../us-states.ts';

const today = '2026-11-20';
const terms = termsAsOf(defaultRules, today, defaultTermsVersion);
const change = (
  key: string,
  value: unknown,
  effectiveFrom: string | null = null,
  effectiveTo: string | null = null,
): UncheckedRule => ({ key, value, effectiveFrom, effectiveTo, source: 'test' });
const without = (key: string): UncheckedRule[] => defaultRules.filter((rule) => rule.key !== key);

test('the default rules give every term once a day, with a source and no fault', () => {
  for (const day of ['2025-12-31', '2026-01-01', today, '2099-12-31']) {
    assert.deepEqual(Object.keys(termsAsOf(defaultRules, day, '')).length, termKeys.length + 2);
  }
  for (const rule of defaultRules) {
    assert.ok(isTermValue(rule.key, rule.value) && rule.source.trim() !== '', rule.key);
    const { effectiveFrom: from, effectiveTo: to } = rule;
    assert.ok((from === null || isDay(from)) && (to === null || isDay(to)), rule.key);
    assert.ok(from === null || to === null || from <= to, rule.key);
  }
  assert.equal(terms.asOf, today);
  assert.equal(terms.version, defaultTermsVersion);
});

test('a text stored before a language was added reads as English in it', () => {
  const stored = change('supportHours', { en: 'Mon-Fri', es: 'lunes a viernes', xx: 'gone' });
  const { supportHours } = termsAsOf([...without('supportHours'), stored], today, 'v');
  assert.deepEqual(supportHours, { en: 'Mon-Fri', es: 'lunes a viernes', pt: 'Mon-Fri' });
  for (const value of [{ es: 'lunes a viernes' }, { en: '' }, 'Mon-Fri', null]) {
    const bad = [...without('supportHours'), change('supportHours', value)];
    assert.throws(() => termsAsOf(bad, today, 'v'), ProgrammeTermsError);
  }
  assert.equal(isTermValue('supportHours', stored.value), false);
});

test('the offer reads as specified', () => {
  const specified = {
    grantRate: 0.035,
    grantCap: 13_000,
    taxCreditRate: 0.3,
    taxCreditUntilYear: 2032,
    solarCapRate: 0.2,
    minCreditScore: 580,
    minHomePrice: 150_000,
    warrantyYears: 25,
  } as const;
  for (const [key, value] of Object.entries(specified)) {
    assert.equal(terms[key as keyof typeof specified], value, key);
  }
  const missing = stateCodes.filter((code) => !terms.eligibleStates.includes(code));
  assert.deepEqual(missing.toSorted(), ['AK', 'AR', 'HI', 'ID', 'MT', 'ND', 'SD', 'WY']);
  assert.equal(terms.eligibleStates.length, 43);
});

test('claims and promises read as specified', () => {
  const specified = {
    savingsRangeLow: 0.8,
    savingsRangeHigh: 0.9,
    educationHoursLow: 6,
    educationHoursHigh: 8,
    rating: 4.9,
    ratingScale: 5,
    reviewCount: 500,
    fhaApprovedSince: 2008,
    warrantyYears: 25,
    creditExampleAmount: 12_000,
    creditExampleSystemCost: 40_000,
    loanRateLow: 0.08,
    loanRateHigh: 0.12,
    loanMonthlyLow: 350,
    loanMonthlyHigh: 450,
    leaseMonthlyLow: 250,
    leaseMonthlyHigh: 350,
    marketedStates: 32,
    confirmationHoursLow: 24,
    confirmationHoursHigh: 48,
    approvalDaysLow: 30,
    approvalDaysHigh: 45,
    responseHours: 24,
    homeownersHelped: 500,
    financedTotal: 12_000_000,
    taxCreditsTotal: 2_800_000,
    satisfactionRate: 0.98,
    grantsAwardedTotal: 2_800_000,
    familiesHelped: 750,
    approvalRate: 0.98,
    consentDefault: true,
    creditRule: 'latest',
    partnerBadge: 'claimed',
    payBasis: 'check',
  } as const;
  for (const [key, value] of Object.entries(specified)) {
    assert.equal(terms[key as keyof typeof specified], value, key);
  }
  assert.match(terms.supportHours.en, /8.*6.*(EST|Eastern)/i);
});

test('a dated change takes over on its first day and the old rule ends on its last', () => {
  const rules = [
    ...without('grantRate'),
    change('grantRate', 0.035, null, '2026-12-31'),
    change('grantRate', 0, '2027-01-01'),
  ];
  for (const [day, rate] of [
    ['2026-12-31', 0.035],
    ['2027-01-01', 0],
    ['2030-05-05', 0],
  ] as const) {
    assert.equal(termsAsOf(rules, day, 'v2').grantRate, rate, day);
  }
});

test('a gap, two rules at once, a wrong value and a wrong day are named', () => {
  const cases: readonly [UncheckedRule[], string, string, ProgrammeTermsError['reason']][] = [
    [without('grantCap'), today, 'grantCap', 'missing'],
    [[...without('grantCap'), change('grantCap', 1, '2027-01-01')], today, 'grantCap', 'missing'],
    [[...defaultRules, change('grantCap', 1)], today, 'grantCap', 'overlap'],
    [[...without('grantCap'), change('grantCap', '13000')], today, 'grantCap', 'invalid'],
    [[...defaultRules], '20.11.2026', 'asOf', 'invalid'],
  ];
  for (const [rules, day, key, reason] of cases) {
    const named = (error: unknown): boolean =>
      error instanceof ProgrammeTermsError && error.key === key && error.reason === reason;
    assert.throws(() => termsAsOf(rules, day, 'v'), named);
  }
});

test('rules of unknown terms are left alone', () => {
  assert.deepEqual(
    termsAsOf([...defaultRules, change('somethingNewer', 1)], today, defaultTermsVersion),
    terms,
  );
});

test('the credit footnote is shown from the day after 25D ended, while figures depend on it', () => {
  assert.equal(creditNeedsFootnote(terms, '2025-12-31'), false);
  assert.equal(creditNeedsFootnote(terms, '2026-01-01'), true);
  assert.equal(creditNeedsFootnote({ ...terms, taxCreditBasis: 'State programme' }, today), false);
  assert.equal(creditNeedsFootnote({ ...terms, taxCreditBasisEnds: null }, today), false);
  assert.equal(creditNeedsFootnote({ ...terms, taxCreditRate: 0 }, today), false);
});

test('marketing never prints more states than the list holds', () => {
  assert.deepEqual(marketedStates(terms), { count: 32, isMore: true });
  for (const claimed of [43, 50]) {
    assert.deepEqual(marketedStates({ ...terms, marketedStates: claimed }), {
      count: 42,
      isMore: false,
    });
  }
  assert.deepEqual(marketedStates({ ...terms, eligibleStates: ['TX', 'CA'] }), {
    count: 2,
    isMore: false,
  });
});
