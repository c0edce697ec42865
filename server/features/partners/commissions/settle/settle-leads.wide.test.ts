import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { fieldsOf, openOffice } from '#server/testing/open-app.ts';

describe('commissions of leads', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);

  test('a lead that qualifies accrues by the rate and price of then, once', async () => {
    const { id, referralCode } = await office.makeAffiliate();
    const [lead] = await office.sendLeads(referralCode, 1);
    assert.deepEqual(await office.referralOf(lead!).then((r) => [r.status, r.cents]), [
      'pending',
      0,
    ]);
    await office.edit(lead!, { status: 'Contacted' });
    assert.deepEqual(await office.linesOf(lead!), []);
    await office.edit(lead!, { status: 'Qualified' });
    await office.edit(lead!, { status: 'Application Submitted' });
    await office.edit(lead!, { status: 'Approved' });
    assert.deepEqual(await office.linesOf(lead!), [['accrual', 1_200_000, 'status']]);
    const [line] = await app.rows<{ basis: object; actor_kind: string; reason: string }>(
      `select basis, actor_kind, reason from commission_ledger where affiliate_id = $1`,
      [id],
    );
    const { version } = await app.app.services.programme.currentTerms();
    assert.deepEqual(line, {
      basis: {
        computed: {
          isLicensedRealtor: true,
          commissionUnit: 'percent',
          commissionRate: 0.03,
          homePrice: 400_000,
        },
        termsVersion: version,
      },
      actor_kind: 'staff',
      reason: 'Qualified',
    });
    const [audit] = await app.rows(
      `select before, after, actor_kind from audit_log where action = 'commission.status' order by id desc limit 1`,
    );
    assert.deepEqual(audit!['before'], { status: 'pending', earnedCents: 0 });
    await office.put(`/api/admin/affiliates/${id}`, { commissionRate: 0.02 });
    await office.edit(lead!, { homePrice: 500_000 });
    assert.equal((await office.referralOf(lead!)).cents, 1_500_000, 'the rate of then');
    const stats = (await staff.get(`/api/admin/affiliate/${id}/stats`)).json();
    assert.equal(stats.pendingCommissions, 1_500_000);
  });

  test('a deletion takes it away and a restoration brings it back as it was, each once', async () => {
    const { id, referralCode } = await office.makeAffiliate();
    const [lead, other] = await office.sendLeads(referralCode, 2);
    await office.edit(lead!, { status: 'Qualified' });
    await office.put(`/api/admin/affiliates/${id}`, { commissionRate: 0.01 });
    const deletions = await Promise.all([1, 2, 3].map(() => office.remove(lead!)));
    assert.deepEqual(deletions.map(({ statusCode }) => statusCode).toSorted(), [200, 404, 404]);
    assert.deepEqual(await office.referralOf(lead!).then((r) => [r.status, r.cents]), ['void', 0]);
    await Promise.all([1, 2, 3].map(() => office.restore(lead!)));
    assert.deepEqual(await office.linesOf(lead!), [
      ['accrual', 1_200_000, 'status'],
      ['void', -1_200_000, 'deletion'],
      ['accrual', 1_200_000, 'restoration'],
    ]);
    await office.remove(other!);
    assert.equal((await office.referralOf(other!)).status, 'void');
    await office.restore(other!);
    assert.equal((await office.referralOf(other!)).status, 'pending');
    await office.assertSumsHold();
  });

  test('many at once: every one accrues, loses it, and undo brings back what was', async () => {
    const { id, referralCode } = await office.makeAffiliate();
    const ids = await office.sendLeads(referralCode, 120);
    const chosen = (status: string) => ids.map((lead) => ({ id: lead, status }));
    const states = async () => {
      const rows = await app.rows<{ status: string; count: number; cents: number }>(
        `select status, count(*)::int as count, sum(commission_amount)::int as cents
         from referrals where affiliate_id = $1 group by status`,
        [id],
      );
      return rows.map(({ status, count, cents }) => [status, count, cents]);
    };
    const body = { key: office.newKey(), kind: 'status', status: 'Qualified' };
    const asked = { ...body, leads: chosen('New') };
    const [first] = await Promise.all([office.bulk(asked), office.bulk(asked)]);
    assert.equal(first!.statusCode, 200, first!.body);
    assert.deepEqual(await states(), [['qualified', 120, 120 * 1_200_000]]);
    const denied = await office.bulk({
      kind: 'status',
      status: 'Denied',
      leads: chosen('Qualified'),
    });
    assert.deepEqual(await states(), [['void', 120, 0]]);
    const undo = (change: { json(): { id: number } }) =>
      staff.post(`/api/admin/leads/bulk/${change.json().id}/undo`);
    await Promise.all([undo(denied), undo(denied)]);
    assert.deepEqual(await states(), [['qualified', 120, 120 * 1_200_000]]);
    const deleted = await office.bulk({ kind: 'delete', leads: chosen('Qualified') });
    assert.deepEqual(await states(), [['void', 120, 0]]);
    await undo(deleted);
    assert.deepEqual(await states(), [['qualified', 120, 120 * 1_200_000]]);
    const lines = await app.rows<{ kind: string; cause: string; count: number }>(
      `select kind, cause, count(*)::int as count from commission_ledger
       where affiliate_id = $1 group by kind, cause order by min(id)`,
      [id],
    );
    assert.deepEqual(fieldsOf(lines, 'kind', 'cause', 'count'), [
      ['accrual', 'status', 120],
      ['void', 'status', 120],
      ['accrual', 'undo', 120],
      ['void', 'deletion', 120],
      ['accrual', 'restoration', 120],
    ]);
    await office.assertSumsHold();
  });

  test('leads that qualify at once accrue once each; one reported twenty times accrues once', async () => {
    const { id, referralCode } = await office.makeAffiliate();
    const ids = await office.sendLeads(referralCode, 24);
    assert.equal(new Set(ids).size, 24);
    await Promise.all(ids.map((lead) => office.edit(lead, { status: 'Qualified' })));
    const count = async () => {
      const [row] = await app.rows<{ lines: number; referrals: number }>(
        `select count(*)::int as lines, count(distinct referral_id)::int as referrals
         from commission_ledger where affiliate_id = $1`,
        [id],
      );
      return [row!.lines, row!.referrals];
    };
    assert.deepEqual(await count(), [24, 24]);
    const [lead] = await office.sendLeads(referralCode, 1);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        office.edit(lead!, { status: n % 2 === 0 ? 'Qualified' : 'Approved' }),
      ),
    );
    assert.deepEqual(await count(), [25, 25]);
    await office.assertSumsHold();
  });

  test('while the program pays no commissions referrals move and nothing accrues', async () => {
    const { id, referralCode } = await office.makeAffiliate();
    const [lead] = await office.sendLeads(referralCode, 1);
    await office.setTerm('paysCommissions', false);
    await office.edit(lead!, { status: 'Qualified' });
    await office.setTerm('paysCommissions', true);
    await office.edit(lead!, { homePrice: 410_000 });
    assert.deepEqual(await office.linesOf(lead!), []);
    assert.equal((await office.referralOf(lead!)).status, 'qualified');
    const stats = (await staff.get(`/api/admin/affiliate/${id}/stats`)).json();
    assert.equal(stats.qualifiedReferrals, 1);
  });

  test('neither a restoration nor an undo accrues what did not stand when it was taken', async () => {
    const { referralCode } = await office.makeAffiliate();
    const leads = await office.sendLeads(referralCode, 2);
    const [deleted, denied] = leads;
    for (const lead of leads) {
      await office.edit(lead, { status: 'Qualified' });
      await office.edit(lead, { status: 'Denied' });
    }
    await office.setTerm('paysCommissions', false);
    for (const lead of leads) {
      await office.edit(lead, { status: 'Qualified' });
    }
    await office.remove(deleted!);
    const change = await office.bulk({
      kind: 'status',
      status: 'Denied',
      leads: [{ id: denied, status: 'Qualified' }],
    });
    await office.setTerm('paysCommissions', true);
    await office.restore(deleted!);
    await staff.post(`/api/admin/leads/bulk/${change.json().id}/undo`);
    for (const lead of leads) {
      assert.deepEqual(await office.linesOf(lead), [
        ['accrual', 1_200_000, 'status'],
        ['void', -1_200_000, 'status'],
      ]);
      assert.deepEqual(await office.referralOf(lead).then((r) => [r.status, r.cents]), [
        'qualified',
        0,
      ]);
    }
    await office.assertSumsHold();
  });

  test('the database itself keeps an event from counting twice, and the sum from lying', async () => {
    const { referralCode } = await office.makeAffiliate();
    const [lead] = await office.sendLeads(referralCode, 1);
    await office.edit(lead!, { status: 'Qualified' });
    const copy = (kind: string, cents: number) =>
      app.database.query(
        `insert into commission_ledger
           (referral_id, affiliate_id, kind, amount_cents, basis, actor_kind, event_key, cause)
         select l.referral_id, l.affiliate_id, $2, $3, basis, actor_kind, event_key, cause
         from commission_ledger l join referrals r on r.id = l.referral_id where r.lead_id = $1`,
        [lead, kind, cents],
      );
    await assert.rejects(copy('accrual', 1), { code: '23505' });
    await assert.rejects(copy('void', 1), { code: '23514' });
    await copy('adjustment', 5);
    assert.equal((await office.referralOf(lead!)).cents, 1_200_005);
  });
});
