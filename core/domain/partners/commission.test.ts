import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  commissionAfterLicenseChange,
  commissionCents,
  isCommissionRate,
  mayStaffMoveReferral,
  normalizeCommissionRate,
  referralAfterLeadStatus,
  referralStatuses,
} from './commission.ts';
import { defaultRules } from '../programme/default-rules.ts';
import { leadStatuses } from '../leads/lead-status.ts';
import { termsAsOf } from '../programme/programme-terms.ts';

const defaults = termsAsOf(defaultRules, '2026-11-20', 'test');

test('a rate that does not fit its unit gives way to the default', () => {
  const cases = [
    [true, 0.025, 0.025],
    [true, 0, 0],
    [true, 1, 1],
    [true, 500, 0.03],
    [true, -1, 0.03],
    [true, undefined, 0.03],
    [true, '0.02', 0.03],
    [false, 750, 750],
    [false, 0, 0],
    [false, 10_000, 10_000],
    [false, 10_001, 500],
    [false, 0.03, 500],
    [false, NaN, 500],
    [false, null, 500],
    [true, 0.0275, 0.0275],
    [true, 0.0001, 0.0001],
    [true, 0.00001, 0.03],
    [true, 0.12345, 0.03],
    [false, 499.99, 499.99],
    [false, 499.999, 500],
  ] as const;
  for (const [licensed, given, expected] of cases) {
    assert.equal(
      normalizeCommissionRate(licensed ? 'percent' : 'fixed', given, defaults),
      expected,
      `${licensed} ${given}`,
    );
  }
});

test('flipping the license in all four ways pays 12,000 or 500 dollars on a 400,000 home, nothing else', () => {
  for (const before of [
    { isLicensedRealtor: true, commissionRate: 0.03 },
    { isLicensedRealtor: false, commissionRate: 500 },
  ]) {
    for (const isLicensedRealtor of [true, false]) {
      const after = commissionAfterLicenseChange(before, isLicensedRealtor, defaults);
      assert.equal(commissionCents(after, 400_000), isLicensedRealtor ? 1_200_000 : 50_000);
      assert.equal(after.needsReview, before.isLicensedRealtor !== isLicensedRealtor);
    }
  }
  const own = { isLicensedRealtor: true, commissionRate: 0.02 };
  assert.equal(commissionAfterLicenseChange(own, true, defaults).commissionRate, 0.02);
});

test('commissions are whole cents and grow with the price', () => {
  assert.equal(
    commissionCents({ isLicensedRealtor: true, commissionRate: 0.0275 }, 333_333),
    916_666,
  );
  assert.equal(commissionCents({ isLicensedRealtor: true, commissionRate: 0.03 }, null), 0);
  assert.equal(commissionCents({ isLicensedRealtor: false, commissionRate: 500 }, null), 50_000);
  const fixed = { isLicensedRealtor: true, commissionUnit: 'fixed', commissionRate: 2000 } as const;
  assert.equal(commissionCents(fixed, 425_000), 200_000, 'the unit, not the license, counts');
  const share = { isLicensedRealtor: false, commissionUnit: 'percent' } as const;
  assert.equal(commissionCents({ ...share, commissionRate: 0.0275 }, 400_000), 1_100_000);
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(5_000_000), fc.nat(100_000), (basisPoints, price, more) => {
      const terms = { isLicensedRealtor: true, commissionRate: basisPoints / 10_000 };
      const cents = commissionCents(terms, price);
      assert.ok(isCommissionRate('percent', terms.commissionRate) && Number.isSafeInteger(cents));
      assert.ok(
        Math.abs(cents - (basisPoints * price) / 100) <= 0.5 + 1e-6 &&
          commissionCents(terms, price + more) >= cents,
      );
    }),
  );
});

test('a referral follows its lead until staff have decided', () => {
  const cases = [
    ['pending', 'Contacted', 'pending'],
    ['pending', 'Qualified', 'qualified'],
    ['pending', 'Application Submitted', 'qualified'],
    ['pending', 'Approved', 'qualified'],
    ['qualified', 'Contacted', 'qualified'],
    ['pending', 'Denied', 'void'],
    ['qualified', 'Closed Lost', 'void'],
    ['qualified', 'Do Not Contact', 'void'],
    ['pending', 'Closed', 'qualified'],
    ['pending', 'Closed Won', 'qualified'],
    ['qualified', 'Closed', 'qualified'],
    ['void', 'Closed Won', 'void'],
    ['void', 'Contacted', 'void'],
    ['void', 'Approved', 'qualified'],
  ] as const;
  for (const [from, leadStatus, to] of cases) {
    assert.equal(referralAfterLeadStatus(from, leadStatus), to, `${from} ${leadStatus}`);
  }
  for (const leadStatus of leadStatuses) {
    assert.equal(referralAfterLeadStatus('approved', leadStatus), 'approved');
    assert.equal(referralAfterLeadStatus('paid', leadStatus), 'paid');
  }
});

test('staff cannot pay what was not approved, nor undo a payment', () => {
  const allowed = referralStatuses.flatMap((from) =>
    referralStatuses.filter((to) => mayStaffMoveReferral(from, to)).map((to) => `${from}-${to}`),
  );
  assert.deepEqual(allowed, [
    'pending-qualified',
    'pending-void',
    'qualified-approved',
    'qualified-void',
    'approved-qualified',
    'approved-paid',
    'approved-void',
    'void-qualified',
  ]);
});
