import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface Earning {
  kind: string;
  cause: string;
  reason: string | null;
  client: { leadId: number };
  status: string;
}

describe('payouts', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  /** An affiliate with approved referrals of $12,000 each. */
  const approved = async (count: number, changes: Record<string, unknown> = {}) => {
    const affiliate = await office.makeAffiliate(changes);
    const leads = await office.sendLeads(affiliate.referralCode, count);
    for (const lead of leads) {
      await office.edit(lead, { status: 'Qualified' });
    }
    return { affiliate, leads, ids: await office.approve(...leads) };
  };
  const { adjust, due, paidTo } = office;
  const pay = (
    affiliateId: number | null,
    totalCents: number,
    key = office.newKey(),
    includesInactive = false,
  ) => office.pay(affiliateId, totalCents, { key, includesInactive, reference: '=HYPERLINK("x")' });

  test('of several at once one pays, and the same call again pays nothing more', async () => {
    const { affiliate, leads } = await approved(3);
    assert.equal((await due(affiliate.id)).totalCents, 3_600_000);
    assert.equal((await pay(affiliate.id, 3_600_001)).statusCode, 409, 'another amount');
    const key = office.newKey();
    const answers = await Promise.all([
      pay(affiliate.id, 3_600_000, key),
      pay(affiliate.id, 3_600_000, key),
      pay(affiliate.id, 3_600_000),
      pay(affiliate.id, 3_600_000),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    const paying = answers.filter(({ statusCode }) => statusCode === 201);
    assert.equal(new Set(paying.map((answer) => answer.json().id)).size, 1, codes.join());
    assert.ok(codes.every((code) => code === 201 || code === 409));
    assert.equal(await paidTo(affiliate.id), 3_600_000);
    for (const lead of leads) {
      assert.equal((await office.referralOf(lead)).status, 'paid');
    }
    assert.equal((await pay(affiliate.id, 0)).statusCode, 409, 'nothing is due');
    await ok(
      office.bulk({
        kind: 'status',
        status: 'Denied',
        leads: leads.map((id) => ({ id, status: 'Qualified' })),
      }),
    );
    assert.equal((await office.referralOf(leads[0]!)).status, 'paid', 'what is paid stays paid');
    await office.assertSumsHold();
  });

  test('what was paid too much is set off, what was paid too little is added, each once', async () => {
    const { affiliate, leads, ids } = await approved(1);
    await pay(affiliate.id, 1_200_000);
    await adjust(ids[0]!, -300_000);
    assert.deepEqual((await due(affiliate.id)).affiliates, [
      {
        affiliateId: affiliate.id,
        name: (await due(affiliate.id)).affiliates[0].name,
        isActive: true,
        isBelowMinimum: false,
        referrals: 0,
        dueCents: 0,
        correctionCents: -300_000,
        totalCents: 0,
        checks: { basis: 0, notClosed: 0, license: 0, price: 0 },
        waiting: [{ payeeName: (await due(affiliate.id)).affiliates[0].name, cents: -300_000 }],
        since: office.dayAgo(),
      },
    ]);
    const { lead: next } = await office.earn(affiliate.referralCode, 'Approved');
    const payout = (await pay(affiliate.id, 900_000)).json();
    assert.equal(await paidTo(affiliate.id), 2_100_000);
    await adjust(ids[0]!, 50_000);
    await pay(affiliate.id, 50_000);
    assert.equal(await paidTo(affiliate.id), 2_150_000);
    assert.equal((await due(affiliate.id)).affiliates.length, 0);
    const stats = (await staff.get(`/api/admin/affiliate/${affiliate.id}/stats`)).json();
    assert.deepEqual([stats.pendingCommissions, stats.paidCommissions], [0, 2_150_000]);
    const path = `/api/admin/payouts/${payout.id}/statements/${affiliate.id}`;
    const statement = (await staff.get(path)).json();
    assert.equal(statement.totalCents, 900_000);
    assert.equal(statement.number, 2, 'the second one of this affiliate');
    assert.deepEqual(fieldsOf(statement.referrals, 'leadId', 'dueCents'), [[next, 1_200_000]]);
    assert.equal(statement.corrections[0].line.amountCents, -300_000);
    const csv = await staff.get(`/api/admin/payouts/${payout.id}/csv`);
    assert.match(csv.body, /'=HYPERLINK/, 'no cell is a formula');
    assert.match(csv.body, /"correction, taken off",-3000\.00/);
    const dollars = csv.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => Number(row.split(',').at(-1)));
    assert.deepEqual([dollars.length, dollars.reduce((sum, one) => sum + one, 0)], [2, 9000]);
    await staff.remove(`/api/admin/leads/${leads[0]}`);
    const later = (await staff.get(path)).json();
    assert.equal(later.corrections[0].client, null, 'a deleted client has no name');
    await office.assertSumsHold();
  });

  test('a commission whose lead is deleted or lost waits, and the payout of everybody leaves it out', async () => {
    const { affiliate, leads } = await approved(2);
    await staff.remove(`/api/admin/leads/${leads[0]}`);
    const seen = await due(affiliate.id);
    assert.deepEqual([seen.totalCents, seen.held], [1_200_000, 1]);
    const all = (await staff.get('/api/admin/payouts/due')).json();
    const answer = await ok(pay(null, all.totalCents), 201);
    assert.equal((await office.referralOf(leads[0]!)).status, 'approved');
    assert.equal((await office.referralOf(leads[1]!)).status, 'paid');
    const detail = (await staff.get(`/api/admin/payouts/${answer.id}`)).json();
    const own = detail.paid.find(
      ({ affiliateId }: { affiliateId: number }) => affiliateId === affiliate.id,
    );
    assert.deepEqual([own.referrals, own.totalCents], [1, 1_200_000]);
    const list = (await staff.get(`/api/admin/payouts?affiliate=${affiliate.id}`)).json();
    assert.equal(list.total, 1);
    await office.assertSumsHold();
  });

  test('a payout to everyone pays active affiliates; inactive and deleted ones only on request', async () => {
    const [awake, asleep, gone] = [await approved(1), await approved(1), await approved(1)];
    await office.put(`/api/admin/affiliates/${asleep.affiliate.id}`, { isActive: false });
    const url = `/api/admin/affiliates/${gone.affiliate.id}`;
    await staff.remove(url);
    const all = (await staff.get('/api/admin/payouts/due')).json();
    assert.deepEqual([all.totalCents, all.inactiveCents], [1_200_000, 2_400_000]);
    const states = all.affiliates.map((row: { affiliateId: number; isActive: boolean }) => {
      return [row.affiliateId, row.isActive];
    });
    assert.deepEqual(
      new Map(states),
      new Map([
        [awake.affiliate.id, true],
        [asleep.affiliate.id, false],
        [gone.affiliate.id, false],
      ]),
    );
    assert.equal((await pay(null, 3_600_000)).statusCode, 409, 'not said, not paid');
    assert.equal((await pay(null, 1_200_000)).statusCode, 201);
    assert.equal((await office.referralOf(awake.leads[0]!)).status, 'paid');
    assert.equal((await office.referralOf(asleep.leads[0]!)).status, 'approved');
    assert.equal((await due(asleep.affiliate.id)).totalCents, 1_200_000);
    assert.equal((await pay(null, 1_200_000)).statusCode, 409, 'nothing is left');
    assert.equal((await pay(asleep.affiliate.id, 1_200_000)).statusCode, 201, 'by name');
    assert.equal((await pay(null, 1_200_000, office.newKey(), true)).statusCode, 201);
    assert.equal((await office.referralOf(gone.leads[0]!)).status, 'paid');
    await office.assertSumsHold();
  });

  test('an affiliate reads their own explained lines and statements, and no one else does', async () => {
    const { affiliate, leads } = await approved(1, { lastName: 'Earner' });
    const other = await approved(1);
    const payout = (await pay(affiliate.id, 1_200_000)).json();
    const cookie = await affiliateCookie(app.database, affiliate.id);
    const get = async (url: string) => (await app.get(url, { cookie })).json();
    const earnings = await get('/api/affiliate/earnings');
    assert.deepEqual(earnings, {
      isOn: true,
      estimatedCents: 0,
      approvedCents: 0,
      onHoldCents: 0,
      paidCents: 1_200_000,
      byState: { estimated: 0, onHold: 0, approved: 0, paid: 1_200_000 },
      clients: { estimated: 0, onHold: 0, approved: 0, paid: 1 },
      ownTasksCents: 0,
      nextPaymentDay: null,
      correctionCents: 0,
      belowMinimumCents: null,
      years: [
        {
          year: Number(office.dayAgo().slice(0, 4)),
          payee: 'self',
          payeeName: 'Rita Earner',
          paidCents: 1_200_000,
        },
      ],
      statements: [
        {
          payoutId: payout.id,
          number: 1,
          paidOn: office.dayAgo(),
          reference: '=HYPERLINK("x")',
          totalCents: 1_200_000,
          returnedCents: 0,
          reversedAt: null,
        },
      ],
    });
    const { items } = await get('/api/affiliate/earnings/lines');
    assert.deepEqual(
      items.map(({ kind, cause, reason, client, status }: Earning) => {
        return [kind, cause, reason, client.leadId, status];
      }),
      [
        ['payout', 'payout', null, leads[0], 'paid'],
        ['accrual', 'status', 'Qualified', leads[0], 'paid'],
      ],
    );
    assert.deepEqual(items[1].computed, {
      isLicensedRealtor: true,
      commissionUnit: 'percent',
      commissionRate: 0.03,
      homePrice: 400_000,
    });
    assert.equal((await get(`/api/affiliate/statements/${payout.id}`)).totalCents, 1_200_000);
    const foreign = await affiliateCookie(app.database, other.affiliate.id);
    const refused = await app.get(`/api/affiliate/statements/${payout.id}`, { cookie: foreign });
    assert.equal(refused.statusCode, 404);
    await office.setTerm('paysCommissions', false);
    assert.deepEqual(await get('/api/affiliate/earnings'), { ...earnings, isOn: false });
    assert.deepEqual((await get('/api/affiliate/earnings/lines')).items, items);
    assert.equal((await get(`/api/affiliate/statements/${payout.id}`)).totalCents, 1_200_000);
    const ours = (await get('/api/affiliate/referrals')).items;
    assert.deepEqual([ours[0].status, ours[0].commissionAmount], ['paid', 1_200_000]);
    await office.setTerm('paysCommissions', true);
  });

  test('the database itself lets no referral and no correction into two payouts', async () => {
    const { affiliate, ids } = await approved(1);
    await pay(affiliate.id, 1_200_000);
    const again = `insert into payout_items select referral_id, batch_id, affiliate_id, due_cents, paid_cents, turn, payee, payee_name, payee_id from payout_items where referral_id = $1`;
    await assert.rejects(app.database.query(again, [ids[0]]), { code: '23505' });
    for (const table of ['payout_batches', 'payout_items']) {
      await assert.rejects(app.database.query(`delete from ${table}`), /append-only/);
    }
  });
});
