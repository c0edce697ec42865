import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const home = { homePrice: 500_000, electricBill: 300, creditScore: '700-739', propertyState: 'TX' };

const check = {
  name: 'Ana Lopez',
  mobileNumber: '(503) 555-0100',
  creditScore: 700,
  state: 'TX',
  homePrice: 450_000,
  firstTimeHomebuyer: true,
};

describe('the page of a lead', async () => {
  const { app, staff } = await openOffice();

  async function readNewLead(changes: Record<string, unknown>) {
    const sent = await app.post('/api/leads', makeLeadBody(changes));
    const { id } = sent.json();
    return await ok(staff.get(`/api/admin/leads/${id}`));
  }

  test('every card holds what its feature keeps of the lead', async () => {
    const affiliate = await makeAffiliate(staff, { company: 'Homes and Sons' });
    const sessionId = makeSessionId();
    await app.post('/api/check-eligibility', { ...check, sessionId });
    for (const homePrice of [400_000, 500_000]) {
      await app.post('/api/calculate-savings', { ...home, homePrice, sessionId });
    }
    const { referralCode } = affiliate;
    const lead = await readNewLead({ sessionId, referralCode });

    const { version } = (await staff.get('/api/admin/programme')).json();
    assert.equal(lead.termsVersion, version);
    assert.match(lead.termsAsOf, /^\d{4}-\d{2}-\d{2}$/);
    assert.equal(lead.consents.length, 1);
    const { affiliateId, affiliateName, company, status } = lead.referral;
    assert.deepEqual([affiliateId, company, status], [affiliate.id, 'Homes and Sons', 'pending']);
    assert.match(affiliateName, /^Rita Realtor/);
    assert.deepEqual(fieldsOf(lead.eligibilityChecks, 'homePrice'), [450_000]);
    assert.deepEqual(
      lead.calculations.map(({ homePrice }: { homePrice: number }) => homePrice),
      [400_000, 500_000],
      'the oldest first',
    );
    assert.ok(lead.calculations[1].totalBenefit > 0);
    assert.deepEqual(
      lead.mails.map(({ kind }: { kind: string }) => kind),
      ['lead_notification', 'application_received', 'affiliate_notification'],
    );
    for (const { id, kind } of lead.mails) {
      const mail = await staff.get(`/api/admin/sent-mails/${id}`);
      assert.deepEqual([mail.statusCode, mail.json().kind], [200, kind]);
    }
  });

  test('what was shown stays as it was, beside what the terms of today would show', async () => {
    const sessionId = makeSessionId();
    await app.post('/api/check-eligibility?lang=es', { ...check, sessionId });
    await app.post('/api/calculate-savings?lang=pt', { ...home, homePrice: 400_000, sessionId });
    const before = await readNewLead({ sessionId });
    const [shown] = before.calculations;
    assert.deepEqual(
      [shown.language, shown.holds, shown.termsAsOf, shown.termsVersion],
      ['pt', true, before.termsAsOf, before.termsVersion],
    );
    assert.deepEqual(
      Object.keys(shown.today).filter((name) => shown.today[name] !== shown[name]),
      [],
    );
    assert.deepEqual(
      [before.eligibilityChecks[0].language, before.eligibilityChecks[0].isEligibleToday],
      ['es', true],
    );
    assert.deepEqual([before.estimateHolds, before.consents[0].isCurrent], [true, true]);

    const [rate] = await app.rows<{ value: unknown }>(
      `select value from programme_rules where key = 'taxCreditRate'`,
    );
    await app.setTerm('taxCreditRate', 0);
    await app.setTerm('minHomePrice', 600_000);
    await app.setTerm('minCreditScore', 620);
    try {
      const now = (await staff.get(`/api/admin/leads/${before.id}`)).json();
      const [later] = now.calculations;
      assert.equal(later.taxCredit, shown.taxCredit, 'what was shown');
      assert.deepEqual([later.today.taxCredit, later.holds], [0, false]);
      assert.deepEqual([now.estimateHolds, now.taxCredit], [false, before.taxCredit]);
      assert.deepEqual(
        [now.eligibilityChecks[0].eligible, now.eligibilityChecks[0].isEligibleToday],
        [true, false],
      );
      assert.equal(now.eligibilityChecks[0].minCreditScore, 580, 'as the ranges were then');
    } finally {
      await app.setTerm('taxCreditRate', rate!.value);
      await app.setTerm('minHomePrice', 150_000);
      await app.setTerm('minCreditScore', 580);
    }
  });

  test('cards without anything are empty', async () => {
    const lead = await readNewLead({});
    assert.equal(lead.referral, null);
    assert.deepEqual(lead.eligibilityChecks, []);
    assert.deepEqual(lead.calculations, []);
  });

  test('of many calculations the newest twenty are shown', async () => {
    const sessionId = makeSessionId();
    for (let n = 1; n <= 22; n += 1) {
      await app.post('/api/calculate-savings', { ...home, homePrice: n * 10_000, sessionId });
    }
    const { calculations } = await readNewLead({ sessionId });
    assert.equal(calculations.length, 20);
    assert.equal(calculations[0].homePrice, 30_000);
    assert.equal(calculations.at(-1).homePrice, 220_000);
  });

  test('a status given by staff is shown with their name', async () => {
    const { id } = await readNewLead({});
    await app.database.query(
      `insert into lead_status_history (lead_id, from_status, to_status, actor_kind, actor_id)
       select $1, 'New', 'Contacted', 'staff', id from admin_users`,
      [id],
    );
    const { statusHistory } = (await staff.get(`/api/admin/leads/${id}`)).json();
    assert.deepEqual(fieldsOf(statusHistory, 'fromStatus', 'toStatus', 'actor'), [
      [null, 'New', 'visitor'],
      ['New', 'Contacted', 'admin'],
    ]);
  });
});
