import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerStorageKeys,
  contactMethods,
  electricBillOptions,
  formDefaults,
  homePriceOptions,
  housingStatuses,
  monthlyPaymentOptions,
  storageKeys,
  timelines,
} from './options.ts';
import { parseElectricBill, parseHomePrice, parseHomePriceOrZero } from './typed/answer-amounts.ts';

test('offers the specified lists, and defaults that are on them', () => {
  assert.deepEqual(
    [homePriceOptions.length, homePriceOptions[0], homePriceOptions.at(-1)],
    [31, 150_000, 900_000],
  );
  assert.deepEqual(
    [electricBillOptions.length, electricBillOptions[0], electricBillOptions.at(-1)],
    [10, 150, 600],
  );
  assert.deepEqual(
    [monthlyPaymentOptions.length, monthlyPaymentOptions[1], monthlyPaymentOptions.at(-1)],
    [10, '$500-$1000', '4500+'],
  );
  assert.ok(
    homePriceOptions.includes(formDefaults.homePrice) &&
      electricBillOptions.includes(formDefaults.electricBill),
  );
  assert.ok(
    monthlyPaymentOptions.includes(formDefaults.monthlyPayment) &&
      timelines.includes(formDefaults.timeline),
  );
});

test('lists and storage keys are the specified ones, word for word', () => {
  assert.deepEqual(
    homePriceOptions,
    Array.from({ length: 31 }, (_, index) => 150_000 + index * 25_000),
  );
  assert.deepEqual(electricBillOptions, [150, 200, 250, 300, 350, 400, 450, 500, 550, 600]);
  assert.deepEqual(housingStatuses, ['own', 'rent', 'living_with_relative']);
  assert.deepEqual(contactMethods, ['phone', 'email', 'text']);
  assert.equal(
    timelines.join(', '),
    'immediately, 1 month, 1-3 months, 3-6 months, 6-12 months, not sure',
  );
  const steps = Array.from({ length: 9 }, (_, index) => `$${index * 500}-$${index * 500 + 500}`);
  assert.deepEqual(monthlyPaymentOptions, [...steps, '4500+']);
  const { timeline, contactMethod, monthlyPayment } = formDefaults;
  assert.deepEqual([timeline, contactMethod, monthlyPayment], ['1-3 months', 'phone', '$0-$500']);
  const keys =
    'calculator_homePrice calculator_electricBill calculator_creditScore calculator_propertyState ' +
    'calculator_solarCost calculator_taxCredit calculator_educationEarnings calculator_monthlySavings ' +
    'calculatorResults eligibilityResults eligibilityData eligibility_name eligibility_mobileNumber ' +
    'referralCode language';
  assert.equal(Object.values(storageKeys).join(' '), keys);
});

test('reads prices and bills as people type them', () => {
  const cases = [
    ['500,000', 500_000],
    ['$1,250,000', 1_250_000],
    ['325000.75', 325_000],
    [' 150 000 ', 150_000],
    ['0', 0],
  ] as const;
  for (const [text, expected] of cases) {
    assert.equal(parseHomePrice(text), expected);
    assert.equal(parseElectricBill(text), expected);
    assert.equal(parseHomePriceOrZero(text), expected);
  }
  for (const text of ['', 'abc', null, undefined]) {
    assert.deepEqual(
      [parseHomePrice(text), parseElectricBill(text), parseHomePriceOrZero(text)],
      [500_000, 250, 0],
    );
  }
});

test('every price survives the way it is printed', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (price) => {
      assert.equal(parseHomePrice(price.toLocaleString('en-US')), price);
    }),
  );
});

test('wiping answers keeps language and referral', () => {
  assert.equal(new Set(Object.values(storageKeys)).size, 15);
  assert.ok(
    answerStorageKeys.includes('eligibilityData') &&
      answerStorageKeys.includes('calculator_creditScore'),
  );
  assert.ok(
    !answerStorageKeys.includes(storageKeys.language) &&
      !answerStorageKeys.includes(storageKeys.referralCode),
  );
});
