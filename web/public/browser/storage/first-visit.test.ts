import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { keptPartner } from '../referral/credited-partner.ts';
import { firstVisit } from './first-visit.ts';

const { kept, empty } = fakeStorage();
beforeEach(empty);
const globals = {
  location: { href: 'https://solar.example/apply?gclid=now', origin: 'https://solar.example' },
  document: { referrer: 'https://www.google.com/' },
};
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { configurable: true, value });
}

const thisPage = {
  gclid: 'now',
  page: '/apply',
  referrer: 'https://www.google.com/',
};

test('the stored first visit is used, with its known parameters only', () => {
  const href = 'https://solar.example/?utm_source=fb&ref=ROSA&email=ana@example.com';
  const at = '2026-11-01T10:00:00.000Z';
  kept.set('firstVisit', JSON.stringify([at, href, 'https://solar.example/qualify']));
  assert.deepEqual(firstVisit(), { utm_source: 'fb', firstSeen: at, page: '/', referrer: '' });
});

test('where nothing or nonsense is kept, this page is the first one', () => {
  assert.deepEqual(firstVisit(), thisPage);
  for (const nonsense of ['', 'null', '{}', '7', '[]']) {
    kept.set('firstVisit', nonsense);
    assert.deepEqual(firstVisit(), thisPage, nonsense);
  }
  kept.set('firstVisit', '[null, "http://", {}]');
  assert.equal(firstVisit().page, '/apply');
});

test('a stored partner is shown only if complete', () => {
  const partner = {
    firstName: 'Rosa',
    lastName: 'Delgado',
    company: null,
    isLicensedRealtor: true,
    referralCode: 'ROSA',
  };
  const changed = (changes: object) => {
    kept.set('creditedPartner', JSON.stringify({ ...partner, ...changes }));
    return keptPartner();
  };
  assert.deepEqual(changed({}), partner);
  assert.deepEqual(changed({ unknown: 1 }), partner);
  for (const pay of [
    { unit: 'percent', rate: 0.03 },
    { unit: 'fixed', rate: null },
  ]) {
    assert.deepEqual(changed({ pay }), { ...partner, pay });
  }
  for (const pay of [null, 7, 'fixed', {}, { unit: 'fixed', rate: '500' }]) {
    assert.deepEqual(changed({ pay }), partner, 'nothing is said of a damaged pay');
  }
  assert.equal(changed({ isLicensedRealtor: 'yes' })?.isLicensedRealtor, false);
  for (const damaged of [{ lastName: 7 }, { company: {} }, { referralCode: undefined }]) {
    assert.equal(changed(damaged), null);
  }
  for (const text of ['', 'null', '7', '[]', '<img>']) {
    kept.set('creditedPartner', text);
    assert.equal(keptPartner(), null, text);
  }
});
