import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayIn } from '#server/outside/clock.ts';
import { byCounsel, commissionOffice } from '#server/testing/commission-office.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface Line {
  kind: string;
  amountCents: number;
  reason: string | null;
  payoutId: number | null;
}

describe('payouts that are reversed', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  const paid = async (affiliateId: number, cents: number) =>
    (await ok(office.pay(affiliateId, cents), 201)).id as number;
  const assertHolds = async () => {
    await office.assertSumsHold();
    await office.assertPaidOnce();
  };

  test('what it paid is approved and due again, totals fall, the statement stays and says so, and it can be paid anew', async () => {
    const affiliate = await office.makeAffiliate();
    const one = await office.earn(affiliate.referralCode);
    await office.earn(affiliate.referralCode);
    const id = await paid(affiliate.id, 2_400_000);
    const { reversedAt, reversedBy, reversalReason, totalCents } = await ok(office.reverse(id));
    assert.ok(Date.now() - Date.parse(reversedAt) < 60_000);
    assert.deepEqual(
      [reversedBy, reversalReason, totalCents],
      ['admin', 'Sent to a closed account', 2_400_000],
    );
    assert.equal((await office.referralOf(one.lead)).status, 'approved');
    assert.equal((await office.due(affiliate.id)).totalCents, 2_400_000);
    assert.equal(await office.paidTo(affiliate.id), 0);
    const detail = (await staff.get(`/api/admin/commissions/${one.id}`)).json();
    assert.equal(detail.payoutId, null);
    assert.deepEqual(fieldsOf(detail.lines, 'kind', 'amountCents', 'reason', 'payoutId'), [
      ['reversal', 1_200_000, 'Sent to a closed account', id],
      ['payout', -1_200_000, null, id],
      ['adjustment', 0, byCounsel.reason, null],
      ['accrual', 1_200_000, 'Qualified', null],
    ]);
    const stats = (await staff.get(`/api/admin/affiliate/${affiliate.id}/stats`)).json();
    assert.deepEqual([stats.pendingCommissions, stats.paidCommissions], [2_400_000, 0]);
    const cookie = await affiliateCookie(app.database, affiliate.id);
    const own = async (url: string) => (await app.get(url, { cookie })).json();
    const earnings = await own('/api/affiliate/earnings');
    assert.deepEqual([earnings.approvedCents, earnings.paidCents], [2_400_000, 0]);
    assert.equal(earnings.statements[0].reversedAt, reversedAt);
    const statement = await own(`/api/affiliate/statements/${id}`);
    assert.deepEqual(
      [statement.totalCents, statement.reversedAt, statement.reversalReason],
      [2_400_000, reversedAt, 'Sent to a closed account'],
    );
    const csv = (await staff.get(`/api/admin/payouts/${id}/csv`)).body;
    assert.match(csv, new RegExp(`,${office.dayAgo()},${affiliate.id},`), 'reversed on');
    const audits = await app.rows<{ after: object }>(
      `select after from audit_log where action = 'payout.reverse' and entity_id = $1`,
      [id],
    );
    assert.deepEqual(audits[0]!.after, {
      totalCents: 2_400_000,
      reason: 'Sent to a closed account',
    });
    const again = await paid(affiliate.id, 2_400_000);
    const letter = (
      await staff.get(`/api/admin/payouts/${again}/statements/${affiliate.id}`)
    ).json();
    assert.deepEqual([letter.totalCents, letter.reversedAt], [2_400_000, null]);
    assert.deepEqual(
      letter.referrals[0].lines.map(({ kind }: Line) => kind),
      ['accrual'],
      'neither what left and came back nor an exception is a reason of the amount',
    );
    assert.equal((await staff.get(`/api/admin/commissions/${one.id}`)).json().payoutId, again);
    assert.equal(await office.paidTo(affiliate.id), 2_400_000);
    await assertHolds();
  });

  test('of several at once one does it, never a second time, and no payout beside it pays twice', async () => {
    const affiliate = await office.makeAffiliate();
    await office.earn(affiliate.referralCode);
    const id = await paid(affiliate.id, 1_200_000);
    const answers = await Promise.all([
      office.reverse(id),
      office.reverse(id),
      office.pay(affiliate.id, 1_200_000),
      office.reverse(id),
      office.pay(affiliate.id, 1_200_000),
    ]);
    const reversals = [answers[0]!, answers[1]!, answers[3]!].map(({ statusCode }) => statusCode);
    assert.deepEqual(reversals.toSorted(), [200, 409, 409]);
    assert.match((await office.reverse(id)).json().message, /reversed already/);
    await assertHolds();
    const [lines] = await app.rows<{ count: number }>(
      `select count(*)::int from commission_ledger where payout_batch_id = $1 and kind = 'reversal'`,
      [id],
    );
    assert.equal(lines!.count, 1);
    const twice =
      'insert into payout_reversals select batch_id, reason, reversed_by from payout_reversals where batch_id = $1';
    await assert.rejects(app.database.query(twice, [id]), { code: '23505' });
    await assert.rejects(app.database.query('delete from payout_reversals'), /append-only/);
  });

  test('a correction that it settled is open again; one that a later payout settled holds it until that one is reversed', async () => {
    const affiliate = await office.makeAffiliate();
    const one = await office.earn(affiliate.referralCode);
    const first = await paid(affiliate.id, 1_200_000);
    await office.adjust(one.id, -50_000);
    await office.earn(affiliate.referralCode);
    const second = await paid(affiliate.id, 1_150_000);
    const held = await office.reverse(first);
    assert.equal(held.statusCode, 409);
    assert.match(held.json().message, new RegExp(`Reverse payout ${second} first`));
    assert.equal((await office.reverse(second)).statusCode, 200);
    const due = (await office.due(affiliate.id)).affiliates[0];
    assert.deepEqual([due.dueCents, due.correctionCents], [1_200_000, -50_000]);
    assert.equal((await office.reverse(first)).statusCode, 200);
    const all = (await office.due(affiliate.id)).affiliates[0];
    assert.deepEqual(
      [all.dueCents, all.correctionCents, all.totalCents],
      [2_350_000, 0, 2_350_000],
      'the correction is in the amount that is due again',
    );
    await paid(affiliate.id, 2_350_000);
    assert.equal((await office.due(affiliate.id)).affiliates.length, 0, 'and is set off once');
    await office.adjust(one.id, 25_000);
    const third = await paid(affiliate.id, 25_000);
    await office.reverse(third);
    assert.equal((await office.referralOf(one.lead)).status, 'paid', 'its commission stays paid');
    assert.equal((await office.due(affiliate.id)).totalCents, 25_000);
    await paid(affiliate.id, 25_000);
    assert.equal(await office.paidTo(affiliate.id), 2_375_000);
    await assertHolds();
  });

  test('it takes a reason and a payout', async () => {
    const affiliate = await office.makeAffiliate();
    await office.earn(affiliate.referralCode);
    const id = await paid(affiliate.id, 1_200_000);
    assert.equal((await office.reverse(id, ' ')).statusCode, 400);
    assert.equal((await office.reverse(999_999)).statusCode, 404);
    assert.equal(await office.paidTo(affiliate.id), 1_200_000);
  });

  test('a payment is dated between what it pays was approved and today, where the lender is', async () => {
    const affiliate = await office.makeAffiliate();
    const { id } = await office.earn(affiliate.referralCode);
    const at = (paidOn: string) => office.pay(affiliate.id, 1_200_000, { paidOn });
    for (const day of ['1999-01-01', office.dayAgo(1), office.dayAgo(-1), '2030-01-01']) {
      const answer = await at(day);
      assert.equal(answer.statusCode, 400, `${day}: ${answer.body}`);
      assert.match(answer.json().message, /Nothing was paid/);
      assert.equal(answer.json().errors[0].path, 'paidOn');
    }
    assert.equal((await office.due(affiliate.id)).today, office.dayAgo());
    // Backdates the approval by ten days in the database.
    await app.database.query(
      `alter table referral_moves disable trigger referral_moves_append_only;
       update referral_moves set moved_at = moved_at - interval '10 days' where referral_id = ${id};
       alter table referral_moves enable trigger referral_moves_append_only`,
    );
    assert.equal((await office.due(affiliate.id)).affiliates[0].since, office.dayAgo(10));
    assert.equal((await at(office.dayAgo(11))).statusCode, 400);
    const key = office.newKey();
    const old = { paidOn: office.dayAgo(10), key };
    const wrong = (await office.pay(affiliate.id, 1_200_000, old)).json();
    assert.equal(wrong.paidOn, office.dayAgo(10));
    await office.reverse(wrong.id);
    const cookie = await affiliateCookie(app.database, affiliate.id);
    const [line] = (await app.get('/api/affiliate/earnings/lines', { cookie })).json().items;
    const read = dayIn(app.config.timeZone, new Date(line.approvedAt));
    assert.equal(read, office.dayAgo(10), 'the partner reads the day of the approval');
    const same = await office.pay(affiliate.id, 1_200_000, old);
    assert.equal(same.json().id, wrong.id, 'the same key names the same payout');
    assert.equal((await at(office.dayAgo(9))).statusCode, 201, 'approved when staff approved it');
    await assertHolds();
  });
});
