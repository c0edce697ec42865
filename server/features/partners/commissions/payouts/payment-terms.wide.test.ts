import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('the terms of a payment', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  /**
   * A partner with one approved commission: $500, or 3 % of the price. A basis is recorded before,
   * as a line belongs to the payee on record when it is approved.
   */
  const approved = async (
    changes: Record<string, unknown> = {},
    basis?: Record<string, unknown>,
  ) => {
    const affiliate = await office.makeAffiliate({ isLicensedRealtor: false, ...changes });
    if (basis) {
      await ok(office.recordBasis(affiliate.id, basis));
    }
    const { lead, id } = await office.earn(affiliate.referralCode);
    return { ...affiliate, referral: id, lead };
  };
  const earnings = async (affiliateId: number) => {
    const cookie = await affiliateCookie(app.database, affiliateId);
    return (await app.get('/api/affiliate/earnings', { cookie })).json();
  };
  const dueOfAll = async () => (await staff.get('/api/admin/payouts/due')).json();

  test('who is due less than the minimum waits, reads it, and is paid by name or once it is reached', async () => {
    await office.setTerm('payoutMinimum', 600);
    const low = await approved();
    const high = await approved({ isLicensedRealtor: true });
    const due = await dueOfAll();
    assert.deepEqual([due.totalCents, due.minimumCents], [1_200_000, 60_000]);
    assert.deepEqual(fieldsOf(due.affiliates, 'affiliateId', 'isBelowMinimum', 'totalCents'), [
      [high.id, false, 1_200_000],
      [low.id, true, 50_000],
    ]);
    assert.equal((await earnings(low.id)).belowMinimumCents, 60_000);
    assert.equal((await earnings(high.id)).belowMinimumCents, null);
    assert.equal((await office.pay(null, 1_250_000)).statusCode, 409, 'it is not in the payout');
    assert.equal((await office.pay(null, 1_200_000)).statusCode, 201);
    assert.equal(await office.paidTo(low.id), 0);
    assert.equal((await earnings(low.id)).belowMinimumCents, 60_000, 'carried');
    // One commission more, and the minimum is reached.
    await office.earn(low.referralCode);
    assert.equal((await earnings(low.id)).belowMinimumCents, null);
    assert.equal((await office.pay(null, 100_000)).statusCode, 201);
    // By name it is paid whatever the minimum, such as the last payment to a partner who leaves.
    const last = await approved();
    assert.equal((await office.due(last.id)).totalCents, 50_000);
    assert.equal((await office.pay(last.id, 50_000)).statusCode, 201);
    await office.setTerm('payoutMinimum', 0);
    await office.assertSumsHold();
    await office.assertPaidOnce();
  });

  test('the next payment day follows the lender’s day, not that of the server', async () => {
    const { id } = await approved();
    assert.equal((await earnings(id)).nextPaymentDay, null, 'none is set');
    await office.setTerm('payoutDay', 15);
    await office.setTerm('holidays', ['2027-01-15']);
    const day = async (at: string) => {
      app.clock.set(new Date(at));
      await app.database.query(
        `update sessions set expires_at = '2099-01-01' where affiliate_id = $1`,
        [id],
      );
      try {
        return (await earnings(id)).nextPaymentDay;
      } finally {
        app.clock.set(null);
      }
    };
    assert.equal(app.config.timeZone, 'America/New_York');
    // 23:30 of the 15th there, and the 16th in UTC.
    assert.equal(await day('2026-12-16T04:30:00Z'), '2026-12-15');
    // Friday the 15th is a holiday, and Saturday and Sunday the office is closed.
    assert.equal(await day('2026-12-16T05:30:00Z'), '2027-01-18');
    await office.setTerm('paysCommissions', false);
    assert.equal(await day('2026-12-16T05:30:00Z'), null, 'no payments, no day');
    await office.setTerm('paysCommissions', true);
    await office.setTerm('holidays', []);
    await office.setTerm('payoutDay', null);
  });

  test('accounting reads the payee, the statement and the sign of each amount', async () => {
    const basis = { kind: 'agent', payee: 'broker', payeeName: 'Bay Realty, Inc.' };
    const agent = await approved({ isLicensedRealtor: true }, { ...basis, w9OnFile: false });
    await office.pay(agent.id, 1_200_000);
    await office.adjust(agent.referral, -12_345);
    await office.earn(agent.referralCode);
    const payout = (await office.pay(agent.id, 1_187_655, { reference: 'ACH 77' })).json();
    const rows = await office.csv(`/api/admin/payouts/${payout.id}/csv`);
    assert.deepEqual(fieldsOf(rows, 'payee', 'statement', 'dollars', 'paidOn', 'reference'), [
      ['Bay Realty, Inc.', '2', '12000.00', office.dayAgo(), 'ACH 77'],
      ['Bay Realty, Inc.', '2', '-123.45', office.dayAgo(), 'ACH 77'],
    ]);
    const year = office.dayAgo().slice(0, 4);
    const ofYear = async (affiliateId: number) => {
      const found = await office.csv(`/api/admin/payouts/years/${year}/csv`);
      return found.find((row) => row['affiliateId'] === String(affiliateId))!;
    };
    const own = await ofYear(agent.id);
    assert.deepEqual(
      [own['payee'], own['payeeIs'], own['dollars'], own['reportedFrom']],
      ['Bay Realty, Inc.', 'broker', '23876.55', '2000.00'],
    );
    assert.deepEqual([own['reported'], own['w9']], ['yes', 'missing']);
    const yearNow = async () => {
      const { years } = (await staff.get('/api/admin/payouts/years')).json();
      return years.find((one: { year: number }) => String(one.year) === year);
    };
    const before = await yearNow();
    await office.recordBasis(agent.id, { ...basis, w9OnFile: true });
    assert.equal((await ofYear(agent.id))['w9'], 'on file');
    assert.equal((await yearNow()).withoutW9, before.withoutW9 - 1);
    assert.equal((await office.reverse(payout.id)).statusCode, 200);
    assert.equal((await ofYear(agent.id))['dollars'], '12000.00', 'what came back is not paid');
    assert.deepEqual((await earnings(agent.id)).years, [
      { year: Number(year), payee: 'broker', payeeName: 'Bay Realty, Inc.', paidCents: 1_200_000 },
    ]);
    assert.equal((await yearNow()).paidCents, before.paidCents - 1_187_655);
  });

  test('who was paid stays who was paid, whoever is on record later', async () => {
    const basis = { kind: 'agent', payee: 'broker', w9OnFile: true };
    const old = { ...basis, payeeName: 'Old Harbor Realty' };
    const agent = await approved({ isLicensedRealtor: true }, old);
    const colleague = await approved({}, { ...old, payeeName: 'OLD HARBOR REALTY.' });
    const first = (await office.pay(agent.id, 1_200_000)).json();
    await office.pay(colleague.id, 50_000);
    const moved = { ...basis, payeeName: 'New Dock Realty' };
    await office.recordBasis(agent.id, moved);
    const { w9OnFile } = (await staff.get(`/api/admin/affiliates/${agent.id}/basis`)).json();
    assert.equal(w9OnFile, false, 'the form on file is that of the broker before');
    await office.recordBasis(agent.id, moved);
    await office.adjust(agent.referral, 10_000);
    await office.earn(agent.referralCode);
    const second = (await office.pay(agent.id, 1_210_000)).json();
    const payeesIn = async ({ id: of }: { id: number }) => {
      const rows = await office.csv(`/api/admin/payouts/${of}/csv`);
      return rows.map((row) => [row['payee'], row['payeeIs'], row['dollars']]);
    };
    assert.deepEqual(await payeesIn(first), [['Old Harbor Realty', 'broker', '12000.00']]);
    assert.deepEqual(await payeesIn(second), [
      ['New Dock Realty', 'broker', '12000.00'],
      ['Old Harbor Realty', 'broker', '100.00'],
    ]);
    const { paid } = (await staff.get(`/api/admin/payouts/${second.id}`)).json();
    const cookie = await affiliateCookie(app.database, agent.id);
    const { paidTo, corrections } = (
      await app.get(`/api/affiliate/statements/${second.id}`, { cookie })
    ).json();
    for (const shown of [paid, paidTo]) {
      assert.deepEqual(fieldsOf(shown, 'payeeName', 'totalCents'), [
        ['New Dock Realty', 1_200_000],
        ['Old Harbor Realty', 10_000],
      ]);
    }
    assert.equal(corrections[0].payeeName, 'Old Harbor Realty');
    const year = office.dayAgo().slice(0, 4);
    const rows = await office.csv(`/api/admin/payouts/years/${year}/csv`);
    const ours = rows.filter((row) => /harbor|dock/i.test(row['payee']!));
    assert.deepEqual(fieldsOf(ours, 'payee', 'affiliateId', 'dollars', 'payeeDollars'), [
      ['Old Harbor Realty', String(agent.id), '12100.00', '12600.00'],
      ['OLD HARBOR REALTY.', String(colleague.id), '500.00', '12600.00'],
      ['New Dock Realty', String(agent.id), '12000.00', '12000.00'],
    ]);
    assert.deepEqual(
      ours.map((row) => [row['reported'], row['w9']]),
      Array.from({ length: 3 }, () => ['yes', 'on file']),
      'below the line alone, the colleague is paid with the broker',
    );
    await office.recordBasis(colleague.id, {});
    const [gone] = await office
      .csv(`/api/admin/payouts/years/${year}/csv`)
      .then((all) => all.filter((row) => row['payee'] === 'Old Harbor Realty'));
    assert.equal(gone!['w9'], 'on file', 'the form stays with its payee');
    assert.deepEqual(fieldsOf((await earnings(agent.id)).years, 'payeeName', 'paidCents'), [
      ['New Dock Realty', 1_200_000],
      ['Old Harbor Realty', 1_210_000],
    ]);
  });

  test('a total that just reaches the line of its year is reported', async () => {
    const year = office.dayAgo().slice(0, 4);
    const at = await approved();
    const below = await approved();
    await office.adjust(below.referral, -1);
    await office.setTerm('reportingLine', 500);
    await office.pay(at.id, 50_000);
    await office.pay(below.id, 49_999);
    const rows = await office.csv(`/api/admin/payouts/years/${year}/csv`);
    const reported = (id: number) =>
      rows.find((row) => row['affiliateId'] === String(id))!['reported'];
    assert.deepEqual([reported(at.id), reported(below.id)], ['yes', 'no']);
    assert.equal((await staff.get('/api/admin/payouts/years/3026/csv')).statusCode, 400);
  });
});
