import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { storageKeys } from '#core/domain/options.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { keepCalculatorAnswer } from './calculator-answer.ts';
import {
  isBillGuessed,
  newestAnswers,
  storedCalculation,
  storedEligibility,
  storedInputs,
  storedProfile,
} from './stored-answers.ts';

const { kept, empty } = fakeStorage();
beforeEach(empty);
const keep = (answers: Record<string, string>) =>
  Object.entries(answers).forEach(([key, value]) => kept.set(key, value));

const nothing = {
  homePrice: undefined,
  electricBill: undefined,
  creditScore: undefined,
  propertyState: undefined,
};

test('an empty browser knows nothing', () => {
  assert.deepEqual(storedInputs(), nothing);
  assert.ok(Object.values(storedProfile()).every((value) => value === null));
});

test('the stored bill goes before the one in the stored results', () => {
  keep({
    [storageKeys.calculatorResults]: '{"electricBill":200,"solarCost":60600,"taxCredit":18180}',
    [storageKeys.electricBill]: '350',
    [storageKeys.monthlySavings]: '296',
  });
  assert.deepEqual(storedCalculation(), {
    electricBill: 350,
    solarCost: 60600,
    taxCredit: 18180,
    educationEarnings: null,
    monthlySavings: 296,
  });
  kept.delete(storageKeys.electricBill);
  assert.equal(storedCalculation().electricBill, 200);
});

test('a bill is a guess as long as it is the one that was guessed', () => {
  keep({
    [storageKeys.calculatorResults]: '{"electricBill":250,"isBillGuessed":true}',
    [storageKeys.electricBill]: '250',
  });
  assert.equal(isBillGuessed(), true);
  keepCalculatorAnswer('electricBill', '260');
  assert.equal(isBillGuessed(), false);
});

test('damaged results give way to the single values, and are logged', (context) => {
  const log = context.mock.method(console, 'error', () => {});
  keep({
    [storageKeys.calculatorResults]: '{oops',
    [storageKeys.solarCost]: '21710',
    [storageKeys.electricBill]: '350',
  });
  assert.deepEqual(storedCalculation(), {
    electricBill: 350,
    solarCost: 21710,
    taxCredit: null,
    educationEarnings: null,
    monthlySavings: null,
  });
  assert.equal(log.mock.callCount(), 1);
});

test('a body that the server would refuse is not sent', () => {
  keep({
    [storageKeys.homePrice]: '-5',
    [storageKeys.creditScore]: '900',
    [storageKeys.propertyState]: 'XX',
    [storageKeys.electricBill]: '999999999',
  });
  assert.deepEqual(storedInputs(), nothing);
});

test('the eligibility check, being later, goes before the calculator', () => {
  keep({
    [storageKeys.homePrice]: '425,000',
    [storageKeys.creditScore]: '740+',
    [storageKeys.propertyState]: 'CA',
    [storageKeys.eligibilityData]:
      '{"name":"Ana","creditScore":660,"state":"TX","homePrice":300000,"eligible":true}',
    eligibility_draft: '{"firstTimeHomebuyer":"no"}',
  });
  assert.partialDeepStrictEqual(storedProfile(), {
    homePrice: 300000,
    creditScore: '660-699',
    propertyState: 'TX',
    isQualified: true,
    firstTimeHomebuyer: false,
  });
});

test('answers given to the calculator after the check are newer, and only those', () => {
  keep({
    [storageKeys.creditScore]: '740+',
    [storageKeys.eligibilityData]: '{"creditScore":660,"state":"TX","homePrice":300000}',
  });
  keepCalculatorAnswer('homePrice', '425000');
  assert.deepEqual(newestAnswers(), {
    homePrice: 425_000,
    creditScore: '660-699',
    propertyState: 'TX',
  });
  assert.equal(storedProfile().homePrice, 425_000);
  keepCalculatorAnswer('homePrice', '');
  assert.equal(newestAnswers().homePrice, 500_000, 'emptied: what the calculator reads of it');
});

test('a kept check of another shape gives only what can be used', () => {
  for (const [text, expected] of [
    ['{"name":5,"mobileNumber":["1"],"state":"TX"}', { state: 'TX' }],
    ['"Ana"', null],
    ['null', null],
    ['{"name":"Ana"}', { name: 'Ana' }],
  ] as const) {
    keep({ [storageKeys.eligibilityData]: text });
    assert.deepEqual(storedEligibility(), expected, text);
  }
});
