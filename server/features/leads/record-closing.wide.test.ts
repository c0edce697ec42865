import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';

describe('price and day at closing', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);
  const today = office.dayAgo();
  const record = (lead: number, price: unknown, on: unknown = today, client = staff) =>
    client.post(`/api/admin/leads/${lead}/closing`, { price, on });
  const checksOf = async (lead: number) => {
    const { id } = await office.referralOf(lead);
    return (await ok(staff.get(`/api/admin/commissions/${id}`))).checks as string[];
  };
  const affiliate = await office.makeAffiliate();
  const closedLead = async () => {
    const [lead] = await office.sendLeads(affiliate.referralCode, 1);
    await office.edit(lead!, { status: 'Closed' });
    return lead!;
  };

  test('asked for, then the estimate follows, and the price of the application stays', async () => {
    const lead = await closedLead();
    assert.equal((await ok(staff.get(`/api/admin/leads/${lead}`))).closing, null);
    assert.ok((await checksOf(lead)).includes('closingPrice'));
    const answer = await ok(record(lead, 412_345));
    assert.deepEqual(answer.closing, { price: 412_345, on: today });
    assert.equal(answer.homePrice, 400_000);
    assert.ok(!(await checksOf(lead)).includes('closingPrice'));
    await ok(record(lead, 410_000, office.dayAgo(3)));
    await ok(record(lead, 410_000, office.dayAgo(3)));
    await office.edit(lead, { homePrice: 500_000 });
    assert.deepEqual(await office.linesOf(lead), [
      ['accrual', 1_200_000, 'status'],
      ['adjustment', 37_035, 'closing'],
      ['adjustment', -7_035, 'closing'],
    ]);
    const [line] = await app.rows<{ before: unknown; after: { closingPrice: number } }>(
      `select before, after from audit_log where action = 'lead.closing' and entity_id = $1
       order by id offset 1 limit 1`,
      [lead],
    );
    assert.equal(line!.after.closingPrice, 410_000);
    await office.assertSumsHold();
  });

  test('after the approval a new price is a check and moves nothing', async () => {
    const lead = await closedLead();
    await ok(record(lead, 410_000));
    const { cents } = await office.referralOf(lead);
    const [id] = await office.approve(lead);
    await office.edit(lead, { homePrice: 450_000 });
    assert.ok(!(await checksOf(lead)).includes('priceMoved'), 'the price at closing stands');
    await ok(record(lead, 390_000));
    assert.ok((await checksOf(lead)).includes('priceMoved'));
    assert.equal((await office.referralOf(lead)).cents, cents);
    await ok(staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'Other price' }));
    assert.equal((await office.referralOf(lead)).cents, 1_170_000);
  });

  test('a status never waits for it, and it may come before the status', async () => {
    const [lead] = await office.sendLeads(affiliate.referralCode, 1);
    await ok(record(lead!, 300_000));
    assert.deepEqual(await office.linesOf(lead!), []);
    await office.edit(lead!, { status: 'Closed Won' });
    assert.equal((await office.referralOf(lead!)).cents, 900_000);
  });

  test('a merge keeps the closing of either lead, and its undoing gives it back', async () => {
    const lead = await closedLead();
    await ok(record(lead, 410_000));
    const { email, phone } = await ok(staff.get(`/api/admin/leads/${lead}`));
    const other = await office.sendLeadOfNobody();
    await office.edit(other, { email, phone });
    const path = `/api/admin/leads/${other}/merge`;
    await ok(staff.post(path, { otherId: lead, fields: { status: 'theirs' } }));
    const merged = await ok(staff.get(`/api/admin/leads/${other}`));
    assert.equal(merged.closing.price, 410_000);
    assert.equal((await office.referralOf(other)).cents, 1_230_000);
    const [merge] = await app.rows<{ id: number }>('select max(id) as id from lead_merges');
    await ok(staff.post(`/api/admin/merges/${merge!.id}/undo`));
    assert.equal((await office.referralOf(lead)).cents, 1_230_000);
    assert.equal((await ok(staff.get(`/api/admin/leads/${other}`))).closing, null);
    await office.assertSumsHold();
  });

  test('a closing recorded after a merge outlives its undoing, where it was recorded', async () => {
    const lead = await closedLead();
    await ok(record(lead, 410_000));
    const { email, phone } = await ok(staff.get(`/api/admin/leads/${lead}`));
    const other = await office.sendLeadOfNobody();
    await office.edit(other, { email, phone });
    const path = `/api/admin/leads/${lead}/merge`;
    const { mergeId } = await ok(staff.post(path, { otherId: other, fields: {} }));
    await ok(record(lead, 390_000, office.dayAgo(2)));
    await ok(staff.post(`/api/admin/merges/${mergeId}/undo`));
    const { closing } = await ok(staff.get(`/api/admin/leads/${lead}`));
    assert.deepEqual(closing, { price: 390_000, on: office.dayAgo(2) });
    assert.equal((await ok(staff.get(`/api/admin/leads/${other}`))).closing, null);
    assert.equal((await office.referralOf(lead)).cents, 1_170_000);
    await office.assertSumsHold();
  });

  test('days to come, odd amounts, other roles and leads of colleagues are refused', async () => {
    const lead = await closedLead();
    const wrong: [unknown, unknown, string][] = [
      [400_000, office.dayAgo(-2), 'on'],
      [400_000, '2026-02-30', 'on'],
      [400_000, undefined, 'on'],
      [0, today, 'price'],
      [1.5, today, 'price'],
      ['400000', today, 'price'],
      [100_000_001, today, 'price'],
    ];
    for (const [price, on, path] of wrong) {
      const answer = await staff.post(`/api/admin/leads/${lead}/closing`, { price, on });
      assert.equal(answer.statusCode, 400, answer.body);
      assert.equal(answer.json().errors[0].path, path);
    }
    const officer = await makeStaff(app, { role: 'officer' });
    await ok(record(lead, 400_000, today, officer));
    await giveToFirstAdmin(app);
    assert.equal((await record(lead, 400_000, today, officer)).statusCode, 404);
    const compliance = await makeStaff(app, { role: 'compliance' });
    assert.equal((await record(lead, 400_000, today, compliance)).statusCode, 403);
    assert.equal((await record(999_999, 400_000)).statusCode, 404);
  });
});
