import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAffiliateBody } from '#core/contract/affiliates.ts';
import { affiliateBody, blankAffiliate, defaultRate } from './affiliate-body.ts';

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
    commissionRate: 0.03,
  });
  assert.ok(createAffiliateBody.safeParse(body).success);
});

test('every field of the body can be typed', () => {
  const asked = Object.keys(createAffiliateBody.shape).sort();
  assert.deepEqual(Object.keys(blankAffiliate).sort(), asked);
});

test('without a license the rate is dollars; an empty rate is left to the server', () => {
  const unlicensed = { ...blankAffiliate, isLicensedRealtor: false };
  const dollars = affiliateBody({ ...unlicensed, commissionRate: defaultRate(false) });
  assert.equal(dollars.commissionRate, 500);
  const empty = affiliateBody({ ...unlicensed, commissionRate: ' ' });
  assert.equal('commissionRate' in empty, false);
  assert.equal(empty.isLicensedRealtor, false);
});
