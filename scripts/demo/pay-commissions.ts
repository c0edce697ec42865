import type { Database } from '#server/db/open.ts';
import { rewrite } from './move-back-in-time.ts';
import type { Send } from './visit.ts';

interface Closed {
  id: number;
  earnedCents: number;
  days: number;
}

/**
 * Approves and pays commissions of leads that closed, of affiliates whose license was looked up.
 * Recent ones wait, the newest for approval.
 */
export async function payCommissions(database: Database, send: Send) {
  await confirmReferralFees(send);
  await publishSampleRules(send);
  const closed = await findClosed(database);
  const long = closed.filter(({ days }) => days > 3.5);
  const paid = long.length > 0 ? long.slice(0, Math.max(1, long.length - 2)) : [];
  const waiting = closed.slice(paid.length, paid.length + 1);
  await approve(send, paid);
  if (paid.length > 0) {
    await payDue(send);
  }
  await approve(send, waiting);
  await moveMoneyBack(database);
}

async function confirmReferralFees(send: Send) {
  const programme = await send('/api/admin/programme');
  const { factsToConfirm } = programme.json<{
    factsToConfirm: { id: string; valuesId: string }[];
  }>();
  const fact = factsToConfirm.find(({ id }) => id === 'referral-fees')!;
  await send('/api/admin/programme/facts/referral-fees/confirmations', {
    isConfirmed: true,
    confirmedBy: 'Invented counsel of the demo',
    ground: 'None: these people and their money are invented',
    valuesId: fact.valuesId,
  });
}

/** What the product does not decide itself, so that a realtor and an organizer can be paid. */
async function publishSampleRules(send: Send) {
  const sample = { unit: 'fixed', source: 'Sample, no counsel', effectiveFrom: '2026-02-01' };
  const service = ['agreement', 'service'];
  const agent = { state: 'FL', kind: 'agent', demands: [...service, 'license', 'broker'] };
  await send('/api/admin/pay-rules', { ...sample, ...agent });
  await send('/api/admin/pay-rules', {
    ...sample,
    state: 'TX',
    kind: 'marketer',
    demands: service,
  });
}

/** Estimates of closed leads, the longest closed first; none with an unverified license. */
async function findClosed(database: Database): Promise<Closed[]> {
  const { rows } = await database.query<Closed>(
    `
      select r.id, r.commission_amount::int as "earnedCents",
        extract(epoch from now() - h.changed_at)::float8 / 86400 as days
      from referrals r
      join affiliates a on a.id = r.affiliate_id
      join leads l on l.id = r.lead_id and l.status = 'Closed Won'
      join lead_status_history h on h.lead_id = l.id and h.to_status = 'Closed Won'
      where r.status = 'qualified' and r.commission_amount > 0
        and (a.license_verified_at is not null or not a.is_licensed_realtor)
      order by h.changed_at
    `,
  );
  return rows;
}

/** The partners of the demo have no agreement and no license that anyone could look up. */
const invented = {
  name: 'Invented counsel of the demo',
  reason: 'These people and their money are invented',
};

async function approve(send: Send, closed: readonly Closed[]) {
  const referrals = closed.map(({ id, earnedCents }) => ({ id, earnedCents }));
  if (referrals.length > 0) {
    await send('/api/admin/commissions/approve', { referrals, override: invented });
  }
}

async function payDue(send: Send) {
  const due = await send('/api/admin/payouts/due');
  const { totalCents, today } = due.json<{ totalCents: number; today: string }>();
  await send('/api/admin/payouts', {
    key: 'payout-of-the-demo',
    affiliateId: null,
    paidOn: today,
    reference: 'Bank transfer 4711',
    totalCents,
  });
}

/** Approved the day after a lead closed, and paid two days after the newest of these approvals. */
async function moveMoneyBack(database: Database) {
  const payday = `(
    select max(m.moved_at) + interval '2 days'
    from referral_moves m join payout_items i on i.referral_id = m.referral_id
    where m.to_status = 'approved'
  )`;
  await rewrite(database, [
    `
      update referral_moves m
      set moved_at = least(now() - interval '1 hour', h.changed_at + interval '1 day')
      from referrals r
      join lead_status_history h on h.lead_id = r.lead_id and h.to_status = 'Closed Won'
      where r.id = m.referral_id and m.to_status = 'approved'
    `,
    `update payout_batches set created_at = ${payday}, sent_at = ${payday}, paid_on = ${payday}::date`,
    `update referral_moves set moved_at = ${payday} where to_status = 'paid'`,
    `update commission_ledger set created_at = ${payday} where kind = 'payout'`,
    `update fact_confirmations set created_at = now() - interval '70 days' where fact = 'referral-fees'`,
    `
      update referrals r
      set updated_at = m.moved_at
      from (select referral_id, max(moved_at) as moved_at from referral_moves group by 1) m
      where m.referral_id = r.id
    `,
  ]);
}
