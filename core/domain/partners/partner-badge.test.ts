import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownPartner, soundsLikeAuthority } from './partner-badge.ts';

const rosa = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  company: 'Delgado Homes',
  isLicensedRealtor: true,
};

test('a name that could be a government office is recognised', () => {
  for (const name of [
    'HUD Housing Grants Office',
    'hud-approved homes',
    'H.U.D. Homes',
    'Féderal Grant Desk',
    'U.S. Government Grants',
    'FHA',
    'Va Home Loans',
    'I.R.S. Refunds',
    'Gobierno y vivienda',
  ]) {
    assert.equal(soundsLikeAuthority(name), true, name);
  }
  for (const name of ['Hudson Homes', 'Vanessa', 'Irsay Realty', 'Federalist Row', 'Delgado', '']) {
    assert.equal(soundsLikeAuthority(name), false, name);
  }
});

test('company and badge are shown after the review; claimed ones at once, unless of an authority', () => {
  const hidden = { ...rosa, company: '', isLicensedRealtor: false };
  assert.deepEqual(shownPartner(rosa, true, { partnerBadge: 'verified' }), hidden);
  assert.deepEqual(shownPartner(rosa, false, { partnerBadge: 'verified' }), rosa);
  assert.deepEqual(shownPartner(rosa, true, { partnerBadge: 'claimed' }), rosa);
  const grants = { ...rosa, company: 'HUD Grants' };
  assert.deepEqual(shownPartner(grants, true, { partnerBadge: 'claimed' }), hidden);
  assert.deepEqual(shownPartner(grants, false, { partnerBadge: 'claimed' }), grants);
});
