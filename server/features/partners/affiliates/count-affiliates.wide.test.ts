import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { countAffiliates, noReferrals } from './count-affiliates.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();

/** An affiliate with a referral in each of these states. */
const referring = async (...states: string[]) => {
  const { id, referralCode } = await makeAffiliate(staff);
  for (const state of states) {
    const lead = (await app.post('/api/leads', makeLeadBody({ referralCode }))).json();
    await app.database.query(`update referrals set status = $1 where lead_id = $2`, [
      state,
      lead.id,
    ]);
  }
  return id as number;
};
const book = (affiliateId: number, kind: string, cents: number) =>
  app.database.query(
    `insert into commission_ledger
         (referral_id, affiliate_id, kind, amount_cents, basis, actor_kind, event_key, cause)
       select min(id), $1::bigint, $2::text, $3::bigint, '{}', 'staff', gen_random_uuid()::text, 'staff'
       from referrals where affiliate_id = $1::bigint`,
    [affiliateId, kind, cents],
  );

test('a void or pending referral has not qualified, and one of a deleted lead does not count', async () => {
  const one = await referring('pending', 'qualified', 'approved', 'paid', 'void');
  const other = await referring('qualified', 'qualified');
  const nobody = await referring();
  await app.database.query(
    `update leads set deleted_at = now()
       where id = (select min(lead_id) from referrals where affiliate_id = $1)`,
    [other],
  );
  const countsOf = await countAffiliates(app.database, [one, other, nobody]);
  const counted = (id: number) => [countsOf(id).referrals, countsOf(id).qualified];
  assert.deepEqual(
    [counted(one), counted(other)],
    [
      [5, 3],
      [1, 1],
    ],
  );
  assert.deepEqual(countsOf(nobody), noReferrals);
});

test('each affiliate is listed with the number of own referrals', async () => {
  const busy = await referring('pending', 'pending');
  const idle = await referring();
  const { items } = (await staff.get('/api/admin/affiliates?pageSize=100')).json();
  const listed = new Map<number, number>(
    items.map((item: { id: number; totalReferrals: number }) => [item.id, item.totalReferrals]),
  );
  assert.deepEqual([listed.get(busy), listed.get(idle)], [2, 0]);
});

test('payouts and their reversals are paid, every other line of the ledger is earned', async () => {
  const id = await referring('paid');
  for (const [kind, cents] of [
    ['accrual', 1000],
    ['adjustment', 50],
    ['payout', -1050],
    ['reversal', 1050],
    ['payout', -1000],
  ] as const) {
    await book(id, kind, cents);
  }
  const { earnedCents, paidOutCents } = (await countAffiliates(app.database, [id]))(id);
  assert.deepEqual([earnedCents, paidOutCents], [1050, -1000]);
  const list = (await staff.get('/api/admin/affiliates')).json();
  const listed = list.items.find((item: { id: number }) => item.id === id);
  const page = (await staff.get(`/api/admin/affiliates/${id}`)).json();
  for (const { totalReferrals, qualifiedReferrals, totalCommissions } of [listed, page]) {
    assert.deepEqual([totalReferrals, qualifiedReferrals, totalCommissions], [1, 1, 1050]);
  }
});
