import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditComparison } from './credit-comparison.ts';
import { defaultRules } from '../../programme/default-rules.ts';
import { termsAsOf } from '../../programme/programme-terms.ts';

const on = (day: string) => termsAsOf(defaultRules, day, 'v');

test('owners get the credit and who leases does not, before and after its law has ended', () => {
  for (const day of ['2025-12-31', '2026-01-01', '2030-01-01']) {
    assert.deepEqual(creditComparison(on(day)), { owner: 'yes', lease: 'no' });
  }
});

test('at a rate of 0 only the company behind a lease gets one, and no longer than its law', () => {
  const atZero = (day: string) => ({ ...on(day), taxCreditRate: 0 });
  const company = { owner: 'notAvailable', lease: 'company' };
  assert.deepEqual(creditComparison(atZero('2025-06-01')), company);
  assert.deepEqual(creditComparison(atZero('2027-12-31')), company);
  assert.deepEqual(creditComparison({ ...atZero('2030-01-01'), leaseCreditEnds: null }), company);
  const nobody = { owner: 'notAvailable', lease: 'notAvailable' };
  assert.deepEqual(creditComparison(atZero('2028-01-01')), nobody);
});

test('without a confirmed credit, no owner is said to get one', () => {
  const nobody = { owner: 'notAvailable', lease: 'notAvailable' };
  const withheld = { ...on('2026-11-23'), withheld: ['tax-credit-ended'] };
  assert.deepEqual(creditComparison(withheld), nobody);
});
