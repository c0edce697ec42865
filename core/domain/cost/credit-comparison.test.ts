import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditComparison } from './credit-comparison.ts';
import { defaultRules } from '../default-rules.ts';
import { termsAsOf } from '../programme-terms.ts';

const on = (day: string) => termsAsOf(defaultRules, day, 'v');

test('while the law gives the credit to owners, they get it and who leases does not', () => {
  assert.deepEqual(creditComparison(on('2025-12-31')), { owner: 'yes', lease: 'no' });
  const otherBasis = { ...on('2026-11-23'), taxCreditBasis: 'State credit' };
  assert.deepEqual(creditComparison(otherBasis), { owner: 'yes', lease: 'no' });
});

test('once it has ended, only the company behind a lease gets one, and no longer than its law', () => {
  const company = { owner: 'notAvailable', lease: 'company' };
  assert.deepEqual(creditComparison(on('2026-01-01')), company);
  assert.deepEqual(creditComparison(on('2027-12-31')), company);
  assert.deepEqual(creditComparison({ ...on('2030-01-01'), leaseCreditEnds: null }), company);
  // A rate of 0 takes away the owners' figure, not the companies' credit.
  assert.deepEqual(creditComparison({ ...on('2026-11-23'), taxCreditRate: 0 }), company);
  const nobody = { owner: 'notAvailable', lease: 'notAvailable' };
  assert.deepEqual(creditComparison(on('2028-01-01')), nobody);
});

test('without a rate or a confirmed credit, no owner is said to get one', () => {
  const nobody = { owner: 'notAvailable', lease: 'notAvailable' };
  assert.deepEqual(creditComparison({ ...on('2025-06-01'), taxCreditRate: 0 }), nobody);
  const withheld = { ...on('2026-11-23'), withheld: ['tax-credit-ended'] };
  assert.deepEqual(creditComparison(withheld), nobody);
});
