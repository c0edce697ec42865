import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { isTermKey, isTermValue, termKinds } from '#core/domain/programme/term-values.ts';
import { typedInWords, typedOf, valueOfTyped, wrongFields } from './typed-terms.ts';

test('every term comes back from its fields as it was', () => {
  for (const { key, value } of defaultRules) {
    assert.deepEqual(valueOfTyped(key, typedOf(key, value)), value, key);
  }
  const colors = { ground: '#1F5C7A', ink: '#FFFFFF' };
  assert.deepEqual(valueOfTyped('brandColors', typedOf('brandColors', colors)), colors);
});

test('values are read as people write them', () => {
  const read = (key: string, text: string) => valueOfTyped(key, { value: text });
  assert.equal(read('grantCap', '$15,000'), 15_000);
  assert.equal(read('grantRate', '4.2 %'), 0.042);
  assert.equal(read('taxCreditRate', '7'), 0.07);
  assert.equal(read('mortgageInsuranceAnnualRate', '0,55'), 0.0055);
  assert.equal(read('loanRateLow', '3,5 %'), 0.035);
  assert.equal(read('maxKw', '12,5'), 12.5);
  assert.equal(read('homeownersHelped', '1.234'), 1234);
  assert.deepEqual(read('eligibleStates', 'tx, or;CA'), ['TX', 'OR', 'CA']);
  assert.deepEqual(read('spokenLanguages', 'EN, es'), ['en', 'es']);
  assert.equal(read('partnerSees', 'status'), 'status');
  assert.equal(read('countdownEnd', ' '), null);
  assert.equal(read('consentDefault', 'no'), false);
});

test('the hours of a day are read as people write them, and invalid times are left to validation', () => {
  const typed = typedOf(
    'officeHours',
    defaultRules.find(({ key }) => key === 'officeHours')!.value,
  );
  const read = (mon: string) =>
    (valueOfTyped('officeHours', { ...typed, mon }) as Record<string, unknown>)['mon'];
  assert.equal(typed['sun'], '');
  assert.deepEqual(read('9:30 – 17:00'), ['09:30', '17:00']);
  assert.equal(read(' '), null);
  for (const wrong of ['nine to five', '9-17', '18:00-09:00']) {
    assert.equal(
      isTermValue('officeHours', valueOfTyped('officeHours', { ...typed, mon: wrong })),
      false,
    );
  }
  assert.deepEqual(valueOfTyped('holidays', { value: '2026-12-25, 2027-01-01' }), [
    '2026-12-25',
    '2027-01-01',
  ]);
});

test('a range and a course have a field for each part, and one that is wrong is found', () => {
  const low = { low: '2,5 %', high: '5' };
  assert.deepEqual(valueOfTyped('closingCosts', low), { low: 0.025, high: 0.05 });
  assert.deepEqual(wrongFields('closingCosts', { low: '2', high: 'much' }), ['high']);
  const typed = { starts: '2027-01-09', languages: 'EN, es', price: '$49.50' };
  const course = { starts: '2027-01-09', languages: ['en', 'es'], priceCents: 4950 };
  assert.deepEqual(valueOfTyped('course', typed), course);
  assert.deepEqual(valueOfTyped('course', typedOf('course', course)), course);
  assert.equal(valueOfTyped('course', { starts: '', languages: '', price: '' }), null);
  for (const [part, text] of [
    ['starts', ''],
    ['languages', 'fr'],
    ['price', 'free'],
  ] as const) {
    const wrong = { ...typed, [part]: text };
    assert.equal(isTermValue('course', valueOfTyped('course', wrong)), false, part);
    assert.deepEqual(wrongFields('course', wrong), [part]);
  }
});

test('text that is not a number stays as typed, for validation to report', () => {
  assert.equal(valueOfTyped('grantCap', { value: 'much' }), 'much');
  assert.equal(valueOfTyped('grantRate', { value: '' }), '');
  assert.equal(valueOfTyped('maxKw', { value: '1,234' }), '1,234');
  for (const key of ['grantCap', 'grantRate', 'lifetimeYears', 'maxKw', 'payoutDay'] as const) {
    for (const value of ['1,23,456', '1E1', '0x1F', '1.2.3', '-5', '1 2', '3;5']) {
      assert.equal(isTermValue(key, valueOfTyped(key, { value })), false, `${key} ${value}`);
    }
  }
});

const t = ((key: string) => key) as unknown as Parameters<typeof typedInWords>[0];

test('the typed value of a term is formatted by its kind, and stays unchanged if it is not a number', () => {
  assert.equal(typedInWords(t, 'grantCap', '16500'), '$16,500');
  assert.equal(typedInWords(t, 'commissionLicensedRate', '3'), '3%');
  assert.equal(typedInWords(t, 'paysCommissions', 'no'), 'values.no');
  assert.equal(typedInWords(t, 'grantCap', 'lots'), 'lots');
});

test('an error of a term with several fields is shown at those that are wrong', () => {
  for (const { key, value } of defaultRules) {
    const kind = isTermKey(key) ? termKinds[key] : 'text';
    if (!isTermKey(key) || !['hours', 'localized'].includes(kind)) {
      continue;
    }
    const typed = typedOf(key, value);
    for (const name of Object.keys(typed)) {
      const wrong = { ...typed, [name]: kind === 'hours' ? '8am-8pm' : '' };
      assert.deepEqual(wrongFields(key, wrong), [name], `${key} ${name}`);
    }
  }
  const closed = { mon: '', tue: '' };
  assert.deepEqual(wrongFields('officeHours', closed), ['mon'], 'it is open on one day at least');
});
