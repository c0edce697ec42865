import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { byCounsel, commissionOffice } from '#server/testing/commission-office.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface Row {
  id: number;
  earnedCents: number;
  lead: { id: number };
  computed: { commissionRate: number };
}

describe('commissions in the hands of staff', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);

  /** Referrals of one new affiliate that qualified, each of $12,000. */
  const qualify = async (count: number, changes: Record<string, unknown> = {}) => {
    const affiliate = await office.makeAffiliate(changes);
    const leads = await office.sendLeads(affiliate.referralCode, count);
    const ids: number[] = [];
    for (const lead of leads) {
      await office.edit(lead, { status: 'Qualified' });
      ids.push((await office.referralOf(lead)).id);
    }
    return { affiliate, leads, ids };
  };
  const approve = (ids: readonly number[], earnedCents = 1_200_000, by = staff) =>
    by.post('/api/admin/commissions/approve', {
      referrals: ids.map((id) => ({ id, earnedCents })),
      override: byCounsel,
    });
  const adjust = (id: number, amountCents: number, key = office.newKey()) =>
    staff.post(`/api/admin/commissions/${id}/adjustments`, {
      key,
      amountCents,
      reason: 'Agreed by telephone',
    });
  const stateOf = async (lead: number) => {
    const { status, cents } = await office.referralOf(lead);
    return [status, cents];
  };

  test('nothing is approved or paid before the legal basis is confirmed, or while commissions are off', async () => {
    await office.setTerm('payBasis', 'required');
    const { leads, ids, affiliate } = await qualify(1);
    const refused = await approve(ids);
    assert.equal(refused.statusCode, 409);
    const { factsToConfirm } = (await staff.get('/api/admin/programme')).json();
    const fact = factsToConfirm.find(({ id }: { id: string }) => id === 'referral-fees');
    assert.ok(refused.json().message.includes(`read “${fact.title}”`), refused.body);
    assert.deepEqual(await stateOf(leads[0]!), ['qualified', 1_200_000]);
    const { basis } = (await staff.get('/api/admin/commissions/sums')).json();
    assert.deepEqual(basis, { isOn: true, isRequired: true, isConfirmed: false });
    await office.confirmBasis(true);
    await office.setTerm('paysCommissions', false);
    assert.match((await approve(ids)).json().message, /switched off/);
    await office.setTerm('paysCommissions', true);
    assert.equal((await approve(ids)).json().approved, 1);
    await office.confirmBasis(false);
    const unpaid = await office.pay(affiliate.id, 1_200_000);
    assert.equal(unpaid.statusCode, 409, 'the word was taken back');
    assert.equal(await app.count('payout_batches'), 0);
    await office.confirmBasis(true);
  });

  test('what was seen is approved, each once, and whatever is otherwise is left alone with its reason', async () => {
    await office.confirmBasis(true);
    const { leads, ids } = await qualify(3);
    await office.edit(leads[1]!, { homePrice: 410_000 });
    await office.edit(leads[2]!, { status: 'Denied' });
    const answer = (await approve([...ids, 999_999])).json();
    assert.deepEqual([answer.approved, answer.approvedCents], [1, 1_200_000]);
    const reasonOf = (id: number) =>
      answer.leftAlone.find((left: { id: number }) => left.id === id).reason;
    assert.deepEqual([ids[1]!, ids[2]!, 999_999].map(reasonOf), ['amount', 'status', 'unknown']);
    const [again, parallel] = await Promise.all([
      approve([ids[1]!], 1_230_000),
      approve([ids[1]!], 1_230_000),
    ]);
    assert.equal(again!.json().approved + parallel!.json().approved, 1);
    await office.edit(leads[0]!, { homePrice: 900_000, status: 'Denied' });
    assert.deepEqual(await stateOf(leads[0]!), ['approved', 1_200_000], 'decided by staff');
    const audits = await app.rows(
      `select before->>'status' as before, after->>'status' as after from audit_log
       where action = 'commission.approve' and entity_id = $1`,
      [ids[0]],
    );
    assert.deepEqual(audits, [{ before: 'qualified', after: 'approved' }]);
  });

  test('adjustments, voids and approvals taken back say why, and happen once', async () => {
    const { leads, ids } = await qualify(1);
    const [id, lead] = [ids[0]!, leads[0]!];
    const key = office.newKey();
    await Promise.all([adjust(id, -100_000, key), adjust(id, -100_000, key)]);
    assert.deepEqual(await stateOf(lead), ['qualified', 1_100_000]);
    const below = await adjust(id, -1_100_001);
    assert.equal(below.statusCode, 409);
    assert.match(below.json().message, /\$11000\.00/);
    await approve(ids, 1_100_000);
    const reopened = await staff.post(`/api/admin/commissions/${id}/reopen`, {
      reason: 'Closing moved',
    });
    assert.equal(reopened.json().status, 'qualified');
    const detail = await ok(
      staff.post(`/api/admin/commissions/${id}/void`, { reason: 'Fell apart' }),
    );
    assert.deepEqual(fieldsOf(detail.lines, 'kind', 'amountCents', 'reason', 'by'), [
      ['void', -1_100_000, 'Fell apart', 'admin'],
      ['adjustment', 0, byCounsel.reason, 'admin'],
      ['adjustment', -100_000, 'Agreed by telephone', 'admin'],
      ['accrual', 1_200_000, 'Qualified', 'admin'],
    ]);
    const moved = detail.moves.map(({ to }: { to: string }) => to);
    assert.deepEqual(moved, ['void', 'qualified', 'approved', 'qualified']);
    const twice = await staff.post(`/api/admin/commissions/${id}/void`, { reason: 'Again' });
    assert.equal(twice.statusCode, 409);
    const empty = await staff.post(`/api/admin/commissions/${id}/void`, { reason: ' ' });
    assert.equal(empty.statusCode, 400);
    assert.equal((await adjust(id, 0)).statusCode, 400);
    await office.assertSumsHold();
  });

  test('an approval that is taken back leaves an estimate of the price of now, and one of a lead that ended says so', async () => {
    const { leads, ids } = await qualify(1);
    const [id, lead] = [ids[0]!, leads[0]!];
    await approve(ids);
    await office.edit(lead, { homePrice: 500_000 });
    assert.deepEqual(await stateOf(lead), ['approved', 1_200_000], 'what was approved stays');
    const moved = (await staff.get(`/api/admin/commissions/${id}`)).json();
    assert.deepEqual(moved.checks, ['notClosed', 'license', 'priceMoved']);
    const reopen = await ok(
      staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'The price was corrected' }),
    );
    assert.deepEqual(await stateOf(lead), ['qualified', 1_500_000]);
    assert.deepEqual(reopen.computed.homePrice, 500_000);
    await approve(ids, 1_500_000);
    await office.edit(lead, { status: 'Not Qualified' });
    const { checks } = (await staff.get(`/api/admin/commissions/${id}`)).json();
    assert.deepEqual(checks, ['held', 'ended', 'notClosed', 'license']);
    await staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'It ended' });
    await office.edit(lead, { status: 'Qualified' });
    await office.edit(lead, { status: 'Not Qualified' });
    assert.deepEqual(await stateOf(lead), ['void', 0], 'Not Qualified voids');
    await office.assertSumsHold();
  });

  test('a lead that has not closed and an unverified license are shown on the row and in what is due', async () => {
    const { affiliate, leads, ids } = await qualify(3);
    const flat = await qualify(1, { isLicensedRealtor: false });
    await office.edit(leads[0]!, { status: 'Closed Won' });
    const checksOf = async (id: number) =>
      (await staff.get(`/api/admin/commissions/${id}`)).json().checks;
    assert.deepEqual(await checksOf(ids[0]!), ['license', 'closingPrice']);
    assert.deepEqual(await checksOf(ids[1]!), ['notClosed', 'license']);
    assert.deepEqual(await checksOf(flat.ids[0]!), ['notClosed'], 'nothing rests on a license');
    await approve(ids);
    const checksDue = async () => (await office.due(affiliate.id)).affiliates[0].checks;
    assert.deepEqual(await checksDue(), { basis: 3, notClosed: 2, license: 3, price: 0 });
    const change = (changes: object) =>
      office.put(`/api/admin/affiliates/${affiliate.id}`, changes);
    await ok(office.recordBasis(affiliate.id, { kind: 'agent' }));
    assert.deepEqual(await checksDue(), { basis: 3, notClosed: 2, license: 0, price: 0 });
    await change({ needsReview: true });
    assert.deepEqual(
      await checksDue(),
      { basis: 3, notClosed: 2, license: 3, price: 0 },
      'under review again',
    );
    await change({ isLicensedRealtor: false, needsReview: false });
    assert.deepEqual(
      await checksOf(ids[0]!),
      ['license', 'closingPrice'],
      'dropped, and earned by its rate',
    );
    await ok(office.pay(affiliate.id, 3_600_000), 201);
    assert.deepEqual(await checksOf(ids[1]!), [], 'nothing is left to check once it is paid');
  });

  test('the list tells states and sums, finds by name and leaves out what is not credited', async () => {
    const { affiliate, leads, ids } = await qualify(2, { lastName: 'Findable' });
    await approve([ids[0]!]);
    const of = async (query: string) =>
      (await staff.get(`/api/admin/commissions?affiliate=${affiliate.id}${query}`)).json();
    assert.equal((await of('')).total, 2);
    const { items } = await of('&status=approved');
    assert.deepEqual(
      items.map((row: Row) => {
        return [row.id, row.earnedCents, row.lead.id, row.computed.commissionRate];
      }),
      [[ids[0], 1_200_000, leads[0], 0.03]],
    );
    const found = (await staff.get('/api/admin/commissions?q=findable')).json();
    assert.equal(found.total, 2);
    const byNumber = (await staff.get(`/api/admin/commissions?q=SG-${leads[0]}`)).json();
    assert.deepEqual(
      byNumber.items.map((row: Row) => row.lead.id),
      [leads[0]],
    );
    const sums = await staff.get(`/api/admin/commissions/sums?affiliate=${affiliate.id}`);
    const { states, decide, unearned } = sums.json();
    const { qualified, approved } = states;
    assert.deepEqual([qualified, approved], Array(2).fill({ count: 1, earnedCents: 1_200_000 }));
    assert.deepEqual([decide, unearned], [{ count: 1, earnedCents: 1_200_000 }, 0]);
    const [pending, nothing] = await office.sendLeads(affiliate.referralCode, 2);
    await office.edit(nothing!, { status: 'Qualified' });
    await office.adjust((await office.referralOf(nothing!)).id, -1_200_000);
    const idsOf = async (query: string) => (await of(query)).items.map((row: Row) => row.lead.id);
    assert.deepEqual(await idsOf('&show=decide'), [leads[1]]);
    assert.deepEqual(new Set(await idsOf('&show=unearned')), new Set([pending, nothing]));
    const now = await staff.get(`/api/admin/commissions/sums?affiliate=${affiliate.id}`);
    assert.deepEqual([now.json().decide.count, now.json().unearned], [1, 2]);
  });
});
