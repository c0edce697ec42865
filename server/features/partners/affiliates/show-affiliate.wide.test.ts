import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokersBasis, commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

let number = 0;

const { app, staff } = await openOffice();

const register = async (changes: object = {}) => {
  number += 1;
  return (await ok(
    app.post('/api/affiliate/register', {
      firstName: 'Rosa',
      lastName: 'Delgado',
      email: `rosa.${number}@example.com`,
      password: 'a long enough password 1',
      confirmPassword: 'a long enough password 1',
      referralCode: `ROSA${number}`,
      isLicensedRealtor: true,
      company: 'Delgado Homes',
      ...changes,
    }),
    201,
  )) as { id: number; email: string; referralCode: string };
};
/** Company and badge, as the banner's and the form's calls return them. */
const shown = async (referralCode: string) => {
  const banner = (await app.get(`/api/affiliate/${referralCode}`)).json();
  const { affiliate } = (await app.post('/api/referral', { referralCode })).json();
  const { referralCode: _, ...field } = affiliate;
  assert.deepEqual(field, banner);
  assert.deepEqual([banner.firstName, banner.lastName].includes(''), false);
  return [banner.company, banner.isLicensedRealtor];
};
const review = (id: number, body: object = { needsReview: false }) =>
  staff.put(`/api/admin/affiliates/${id}`, body);

test('where terms say so, a new affiliate is shown by name only until staff have reviewed them', async () => {
  await app.setTerm('partnerBadge', 'verified');
  const { id, referralCode } = await register();
  assert.deepEqual(await shown(referralCode), ['', false]);
  await ok(staff.put(`/api/admin/affiliates/${id}/basis`, brokersBasis));
  assert.deepEqual(await shown(referralCode), ['', false]);
  await review(id);
  assert.deepEqual(await shown(referralCode), ['Delgado Homes', true]);
  const plain = await register({ company: '', isLicensedRealtor: false });
  assert.deepEqual(await shown(plain.referralCode), ['', false], 'nobody’s company either');
  await review(plain.id);
  assert.deepEqual(await shown(plain.referralCode), [null, false]);
  const firm = await register({ isLicensedRealtor: false });
  assert.deepEqual(await shown(firm.referralCode), ['', false]);
});

test('whom staff made counts as looked at; what partners change is looked at again', async () => {
  const made = await makeAffiliate(staff, { company: 'Reyes Realty' });
  assert.deepEqual(await shown(made.referralCode), ['Reyes Realty', true]);
  const client = await app.signInAffiliate(made);
  const put = async (changes: object) => {
    const { affiliate } = (await client.get('/api/affiliate/session')).json();
    const { updatedAt: _, ...profile } = affiliate;
    await ok(client.put(`/api/affiliate/profile/${made.id}`, { ...profile, ...changes }));
  };
  await put({ state: 'TX' });
  assert.deepEqual(await shown(made.referralCode), ['Reyes Realty', true]);
  for (const changes of [
    { company: 'HUD Housing Grants Office' },
    { licenseNumber: 'TX-1' },
    { lastName: 'Reyes-Smith' },
    { firstName: 'FHA', lastName: 'Office' },
  ]) {
    await put(changes);
    assert.deepEqual(await shown(made.referralCode), ['', false], JSON.stringify(changes));
    await review(made.id);
    assert.equal((await shown(made.referralCode))[1], true);
  }
});

test('by default what partners claim is shown at once, but not in the name of an authority', async () => {
  const { referralCode } = await register();
  const grants = await register({ company: 'HUD Housing Grants Office' });
  await app.setTerm('partnerBadge', 'claimed');
  assert.deepEqual(await shown(referralCode), ['Delgado Homes', true]);
  assert.deepEqual(await shown(grants.referralCode), ['', false]);
  await app.setTerm('partnerBadge', 'verified');
  assert.deepEqual(await shown(referralCode), ['', false]);
});

test('visitors read what the partner may be paid, by the rate of their own', async () => {
  const { setTerm } = commissionOffice(app, staff);
  const partners = [
    [await register(), { unit: 'percent', rate: 0.03 }],
    [await makeAffiliate(staff, { commissionRate: 0.0275 }), { unit: 'percent', rate: 0.0275 }],
    [
      await makeAffiliate(staff, { commissionUnit: 'fixed', commissionRate: 750.5 }),
      { unit: 'fixed', rate: 750.5 },
    ],
    [await makeAffiliate(staff, { commissionRate: 0 }), undefined],
  ] as const;
  for (const isPaying of [true, false]) {
    await setTerm('paysCommissions', isPaying);
    for (const [{ referralCode }, pay] of partners) {
      await shown(referralCode);
      const banner = (await app.get(`/api/affiliate/${referralCode}`)).json();
      assert.deepEqual(banner.pay, isPaying ? pay : undefined);
    }
  }
});
