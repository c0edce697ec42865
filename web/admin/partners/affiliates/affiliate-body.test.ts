import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAffiliateBody, updateAffiliateBody } from '#core/contract/partners/affiliates.ts';
import {
  affiliateBody,
  affiliateChanges,
  blankAffiliate,
  checkRate,
  defaultPay,
  editedAffiliate,
  shareOf,
} from './affiliate-body.ts';

test('an empty field is not sent, and what is sent fits the contract', () => {
  const body = affiliateBody({
    ...blankAffiliate,
    firstName: ' Ana ',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    state: 'or',
  });
  assert.deepEqual(body, {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    phone: null,
    company: null,
    state: 'OR',
    licenseNumber: null,
    referralCode: null,
    isLicensedRealtor: true,
    commissionUnit: 'percent',
    commissionRate: 0.03,
  });
  assert.ok(createAffiliateBody.safeParse(body).success);
});

test('a share is told as it would be paid, and the usual one while it cannot be read', () => {
  for (const [typed, rate, percent] of [
    ['0.03', '0.03', '3%'],
    ['0.5', '0.5', '50%'],
    ['1', '1', '100%'],
    ['0.0275', '0.0275', '2.75%'],
    ['0.5%', '0.005', '0.5%'],
    ['2,75 %', '0.0275', '2.75%'],
    ['100%', '1', '100%'],
    ['', '0.03', '3%'],
    ['x', '0.03', '3%'],
  ] as const) {
    assert.deepEqual(shareOf(typed), { rate, percent }, typed);
  }
});

test('a number that may be a share or a percent is asked about, and its sign answers', () => {
  for (const [commissionRate, percent, fixed] of [
    ['0.03', true, true],
    ['0.0999', true, true],
    ['0.1', false, true],
    ['0.5', false, true],
    ['0,5', false, true],
    ['1', false, true],
    ['3', false, true],
    ['0.5%', true, true],
    ['50%', true, true],
    ['500', false, true],
    ['', true, true],
  ] as const) {
    const isTaken = (commissionUnit: 'percent' | 'fixed') =>
      !('commissionRate' in checkRate({ commissionUnit, commissionRate }));
    assert.deepEqual([isTaken('percent'), isTaken('fixed')], [percent, fixed], commissionRate);
  }
});

test('every field of the body can be typed', () => {
  const asked = Object.keys(createAffiliateBody.shape).sort();
  assert.deepEqual(Object.keys(blankAffiliate).sort(), asked);
});

test('in a fixed unit the rate is dollars, with a license too; an empty rate is left to the server', () => {
  const unlicensed = { ...blankAffiliate, isLicensedRealtor: false, ...defaultPay(false) };
  const dollars = affiliateBody({ ...unlicensed, isLicensedRealtor: true });
  assert.deepEqual([dollars.commissionUnit, dollars.commissionRate], ['fixed', 500]);
  const empty = affiliateBody({ ...unlicensed, commissionRate: ' ' });
  assert.equal('commissionRate' in empty, false);
  assert.equal(empty.isLicensedRealtor, false);
});

const rosa = editedAffiliate({
  id: 7,
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@example.com',
  phone: null,
  company: 'Delgado Realty',
  state: null,
  licenseNumber: null,
  referralCode: 'ROSA',
  referralLink: 'https://www.example.com/ROSA',
  commissionUnit: 'percent',
  commissionRate: 0.03,
  isLicensedRealtor: true,
  licenseVerifiedAt: null,
  needsReview: false,
  picture: null,
  isPictureReviewed: false,
  isActive: true,
  totalReferrals: 3,
  qualifiedReferrals: 1,
  totalCommissions: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
});

test('of an edited partner only the changes are sent, kind and rate together', () => {
  assert.deepEqual(affiliateChanges(rosa, rosa), {});
  const typed = { ...rosa, lastName: ' Prado ', company: '', state: 'or' };
  assert.deepEqual(affiliateChanges(rosa, typed), { lastName: 'Prado', company: '', state: 'OR' });
  const unlicensed = { ...rosa, isLicensedRealtor: false, ...defaultPay(false) };
  assert.deepEqual(affiliateChanges(rosa, unlicensed), {
    isLicensedRealtor: false,
    commissionUnit: 'fixed',
    commissionRate: 500,
  });
  const rated = affiliateChanges(rosa, { ...rosa, commissionRate: '0.02' });
  const asShare = { isLicensedRealtor: true, commissionUnit: 'percent' };
  assert.deepEqual(rated, { ...asShare, commissionRate: 0.02 });
  const rates = [
    ['percent', '0,025', 0.025],
    ['percent', '0.5%', 0.005],
    ['percent', '50%', 0.5],
    ['percent', '1e-1', Number.NaN],
    ['fixed', '1.250,50', 1250.5],
    ['fixed', '1e3', Number.NaN],
  ] as const;
  for (const [commissionUnit, commissionRate, read] of rates) {
    const changed = affiliateChanges(rosa, { ...rosa, commissionUnit, commissionRate });
    assert.equal(changed.commissionRate, read, commissionRate);
  }
});

test('an emptied name or rate is no change that the contract takes', () => {
  for (const emptied of [{ firstName: ' ' }, { commissionRate: '' }, { email: 'rosa' }]) {
    const changes = affiliateChanges(rosa, { ...rosa, ...emptied });
    assert.equal(updateAffiliateBody.safeParse(changes).success, false);
  }
});
