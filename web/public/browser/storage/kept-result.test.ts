import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { storageKeys } from '#core/domain/options.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { keepResult, keptResult, type EligibilityResult } from './kept-result.ts';

const { kept, refuse, empty } = fakeStorage();
beforeEach(empty);

const asked = {
  name: 'Ana Silva',
  mobileNumber: '(541) 555-0182',
  creditScore: 660,
  state: 'OR',
  homePrice: 425_000,
};
const result: EligibilityResult = {
  eligible: true,
  reasons: { state: true, credit: true, homePrice: true },
  name: 'Ana Silva',
  state: 'OR',
  creditScore: 660,
  homePrice: 425_000,
  countyNote: false,
  savings: null,
  notice: null,
  termsVersion: '0123456789abcdef',
  asOf: '2026-11-20',
};
const readBack = (value: unknown) => {
  kept.set(storageKeys.eligibilityResults, JSON.stringify(value));
  return keptResult();
};

test('a result is stored completely, with its input', () => {
  assert.equal(keepResult(result, asked), true);
  assert.deepEqual(keptResult(), result);
  assert.deepEqual(JSON.parse(kept.get(storageKeys.eligibilityData)!), {
    ...asked,
    eligible: true,
  });
  assert.deepEqual(
    [kept.get(storageKeys.eligibilityName), kept.get(storageKeys.eligibilityMobileNumber)],
    [asked.name, asked.mobileNumber],
  );
});

test('a browser that refuses to keep anything is noticed', () => {
  refuse();
  assert.equal(keepResult(result, asked), false);
  assert.equal(keptResult(), null);
});

test('a stored result that lacks a shown value, or has one of another type, is ignored', () => {
  assert.equal(readBack({ eligible: true, reasons: null }), null);
  for (const key of [
    'eligible',
    'reasons',
    'name',
    'state',
    'creditScore',
    'homePrice',
    'asOf',
  ] as const) {
    for (const value of [undefined, null, {}, [], -1, 'x']) {
      if (key === 'name' && value === 'x') {
        continue;
      }
      assert.equal(readBack({ ...result, [key]: value }), null, `${key}: ${JSON.stringify(value)}`);
    }
  }
  for (const key of ['state', 'credit', 'homePrice']) {
    assert.equal(readBack({ ...result, reasons: { ...result.reasons, [key]: 'yes' } }), null);
  }
});

test('reading a storage key never throws, whatever its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      assert.doesNotThrow(() => readBack(value));
    }),
  );
});
