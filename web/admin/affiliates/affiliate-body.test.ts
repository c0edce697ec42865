import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAffiliateBody } from '#core/contract/affiliates.ts';
import { affiliateBody, commissionText, defaultRate } from './affiliate-body.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value);
  }
  return form;
}

test('an empty field is not sent, and what is sent fits the contract', () => {
  const body = affiliateBody(
    formOf({
      firstName: ' Ana ',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      phone: '',
      company: '',
      state: 'or',
      licenseNumber: '',
      referralCode: '',
      isLicensedRealtor: 'on',
      commissionRate: defaultRate(true),
    }),
  );
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

test('without a license the rate is dollars; an empty rate is left to the server', () => {
  assert.equal(
    affiliateBody(formOf({ firstName: 'A', commissionRate: defaultRate(false) })).commissionRate,
    500,
  );
  assert.equal(
    'commissionRate' in affiliateBody(formOf({ firstName: 'A', commissionRate: '' })),
    false,
  );
  assert.equal(affiliateBody(formOf({ firstName: 'A' })).isLicensedRealtor, false);
});

test('a commission reads in its own unit', () => {
  assert.equal(commissionText(0.03, true), '3% of the price');
  assert.equal(commissionText(0.0275, true), '2.75% of the price');
  assert.equal(commissionText(500, false), '$500 a closing');
  assert.equal(commissionText(499.5, false), '$499.50 a closing');
});
