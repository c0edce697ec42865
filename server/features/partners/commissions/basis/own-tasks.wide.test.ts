import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';

interface Task {
  what: string;
  path: string;
  sentOn: string | null;
}

describe('what a partner has to do', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  const partner = await makeAffiliate(staff, { isLicensedRealtor: true });
  const cookie = await affiliateCookie(app.database, partner.id);
  const read = async (): Promise<Task[]> => ok(app.get('/api/affiliate/tasks', { cookie }));
  const names = async () => (await read()).map(({ what }) => what);
  const basis = async () => ok(staff.get(`/api/admin/affiliates/${partner.id}/basis`));

  test('each thing once, until it is done; a new agreement asks again', async () => {
    assert.deepEqual(await names(), ['license', 'payee', 'w9'], 'a sample is no task');
    const version = await office.publishAgreement();
    assert.deepEqual(await names(), ['agreement', 'license', 'payee', 'w9']);
    const body = { version, language: 'en', name: 'Rita Realtor' };
    await ok(app.post('/api/affiliate/agreement', body, { cookie }));
    const own = await ok(app.get('/api/affiliate/session', { cookie }));
    const { firstName, lastName, email, isLicensedRealtor } = own.affiliate;
    const license = { state: 'FL', licenseNumber: 'FL-1', licenseExpires: '2099-12-31' };
    await ok(
      app.put(
        `/api/affiliate/profile/${partner.id}`,
        { firstName, lastName, email, isLicensedRealtor, ...license },
        { cookie },
      ),
    );
    assert.deepEqual(await names(), ['payee', 'w9']);
    await office.publishAgreement();
    assert.deepEqual(await names(), ['agreement', 'payee', 'w9']);
  });

  test('the word of the partner ends the task and fills in the form of the office', async () => {
    const payee = { kind: 'broker', name: 'Capitol Oaks Brokerage LLC', alsoApproved: true };
    await ok(app.put('/api/affiliate/payee', payee, { cookie }));
    const sent = (await ok(app.post('/api/affiliate/tasks/w9', {}, { cookie }))) as Task[];
    assert.deepEqual(
      sent.map(({ what, sentOn }) => [what, sentOn]),
      [
        ['agreement', null],
        ['w9', office.dayAgo()],
      ],
      'it waits for the office',
    );
    const form = await basis();
    assert.deepEqual(
      [form.payee, form.payeeName, form.licenseNumber, form.licenseExpires, form.updatedAt],
      ['broker', 'Capitol Oaks Brokerage LLC', 'FL-1', '2099-12-31', null],
    );
    const who = form.missing.map(({ what, who: party }: { what: string; who: string }) => [
      what,
      party,
    ]);
    for (const what of ['payee', 'w9', 'license']) {
      assert.ok(who.some(([one, party]: string[]) => one === what && party === 'compliance'));
    }
    await ok(office.recordBasis(partner.id, { payee: 'broker', payeeName: payee.name }));
    assert.deepEqual(await names(), ['agreement']);
  });

  test('a later wish stays in sight of the office until it records the payee', async () => {
    const path = `/api/admin/affiliates/${partner.id}/payees`;
    const said = async () => (await ok(staff.get(path))).said;
    const wish = { kind: 'broker', name: 'Capitol Oaks Brokerage LLC', alsoApproved: true };
    assert.deepEqual(await said(), wish, 'the lines approved before have not moved');
    await ok(staff.post(path, wish), 201);
    assert.equal(await said(), null);
    await ok(app.put('/api/affiliate/payee', { kind: 'self', name: 'Rita Realtor' }, { cookie }));
    await ok(staff.post(path, { ...wish, alsoApproved: false, w9On: office.dayAgo() }), 201);
    const later = { kind: 'self', name: null, alsoApproved: false };
    assert.deepEqual(await said(), later, 'a form that arrives is no answer');
    assert.equal((await basis()).payee, 'broker', 'the record stays in the form');
    const company = { kind: 'company', name: 'Earlier Inc' };
    const from = office.dayAgo();
    await ok(staff.post(path, { kind: 'self' }), 201);
    assert.equal(await said(), null);
    await ok(app.put('/api/affiliate/payee', company, { cookie }));
    const form = { ...wish, alsoApproved: false, from, w9On: office.dayAgo(1), formOnly: true };
    assert.equal((await ok(staff.post(path, form), 201)).w9On, office.dayAgo(1));
    assert.equal((await basis()).payee, 'self', 'the form of a former payee makes them no other');
    assert.deepEqual(await said(), { ...company, alsoApproved: false });
    const nobody = { ...form, name: 'Never Recorded LLC' };
    assert.equal((await staff.post(path, nobody)).statusCode, 404);
    await ok(staff.post(path, { kind: 'self', alsoApproved: true }), 201);
    assert.equal(await said(), null);
    assert.deepEqual(await names(), ['agreement', 'w9'], 'another payee, another form');
  });

  test('the sum that waits for the tasks alone is said', async () => {
    await office.confirmBasis(true);
    const { id, referralCode } = await makeAffiliate(staff, {
      isLicensedRealtor: false,
      state: 'CA',
    });
    const own = { cookie: await affiliateCookie(app.database, id) };
    const waits = async () => {
      const { ownTasksCents, byState } = await ok(app.get('/api/affiliate/earnings', own));
      return [ownTasksCents, byState.onHold, byState.approved];
    };
    const sign = async () => {
      const version = await office.publishAgreement();
      const body = { version, language: 'en', name: 'Rita Realtor' };
      return () => ok(app.post('/api/affiliate/agreement', body, own));
    };
    const [first, second] = await office.sendLeads(referralCode, 2);
    await office.edit(first!, { status: 'Closed' });
    await office.edit(second!, { status: 'Qualified' });
    assert.deepEqual(await waits(), [0, 50_000, 0], 'the office has to record more');
    await ok(office.recordBasis(id, { w9OnFile: false }));
    const accept = await sign();
    assert.deepEqual(await waits(), [50_000, 50_000, 0], 'an estimate does not wait yet');
    await accept();
    assert.deepEqual(await waits(), [0, 0, 0]);
    const { id: referral, cents } = await office.referralOf(first!);
    const approved = { referrals: [{ id: referral, earnedCents: cents }] };
    await ok(staff.post('/api/admin/commissions/approve', approved));
    assert.deepEqual(await waits(), [50_000, 0, 50_000], 'the form W-9 alone');
    await ok(app.post('/api/affiliate/tasks/w9', {}, own));
    assert.deepEqual(await waits(), [0, 0, 50_000], 'the office records the form');
    const payee = { kind: 'company', name: 'Rita Homes Inc', w9On: office.dayAgo() };
    await ok(staff.post(`/api/admin/affiliates/${id}/payees`, payee), 201);
    const { items } = await ok(app.get('/api/affiliate/earnings/clients?status=approved', own));
    assert.equal(items[0].reason, 'w9', 'the form of the payee of that day is still missing');
  });

  test('an admin who acts for the partner reads and says nothing', async () => {
    const begun = await staff.post(`/api/admin/impersonate-affiliate/${partner.id}`);
    const acting = { cookie: String(begun.headers['set-cookie']).split(';')[0]! };
    await ok(app.get('/api/affiliate/tasks', acting));
    const calls = [
      app.put('/api/affiliate/payee', { kind: 'self', name: 'Rita' }, acting),
      app.post('/api/affiliate/tasks/w9', {}, acting),
    ];
    for (const { statusCode } of await Promise.all(calls)) {
      assert.equal(statusCode, 403);
    }
  });
});
