import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { commissionLedger, referrals } from '#server/db/tables/commissions.ts';
import { leads } from '#server/db/tables/leads.ts';
import { isHeld } from '../queries.ts';

// No lead scope: reads the referrals of one affiliate, who sees their leads.

// Shown even if the program pays no commissions: approved amounts, payouts and reversals.
const isDecided = sql`(
  commission_ledger.kind in ('payout', 'reversal')
  or exists (
    select 1 from referrals r
    where r.id = commission_ledger.referral_id
      and r.affiliate_id = commission_ledger.affiliate_id
      and r.status in ('approved', 'paid')
  )
)`;

/**
 * The ledger lines of one affiliate, as rows of a list; while estimates are hidden, only decided
 * ones.
 */
export function earningList(affiliateId: number, isOn: boolean) {
  const own = eq(commissionLedger.affiliateId, affiliateId);
  const { id, referralId, createdAt, kind, cause, amountCents, reason, basis, payoutBatchId } =
    commissionLedger;
  return {
    table: commissionLedger,
    columns: {
      id,
      referralId,
      createdAt,
      kind,
      cause,
      amountCents,
      reason,
      basis,
      payoutBatchId,
    },
    sorts: { createdAt: byColumn(createdAt) },
    where: isOn ? own : and(own, isDecided),
  };
}

/**
 * Status and client of these referrals, and whether the affiliate may see the client. A referral
 * that belongs to another affiliate by now is shown as void.
 */
export function findOwnClients(db: Queryable, affiliateId: number, ids: readonly number[]) {
  const isOwn = sql`${referrals.affiliateId} is not distinct from ${affiliateId}::bigint`;
  const isShown = sql`${isOwn} and ${leads.deletedAt} is null`;
  return db.drizzle
    .select({
      referralId: referrals.id,
      status: sql<ReferralStatus>`case when ${isOwn} then ${referrals.status} else 'void' end`,
      isOnHold: sql<boolean>`${isOwn} and ${referrals.status} = 'approved' and ${isHeld}`,
      leadId: leads.id,
      isShown: sql<boolean>`${isShown}`,
      firstName: leads.firstName,
      lastName: leads.lastName,
      partnerSees: leads.partnerSees,
      approvedAt: sql<string | null>`case when ${isOwn} then (
        select to_json(max(moved_at)) #>> '{}' from referral_moves
        where referral_id = ${referrals.id}
          and from_status = 'qualified' and to_status = 'approved'
      ) end`,
      paidOn: sql<string | null>`(
        select max(paid_on)::text from payout_items item
        join payout_batches batch on batch.id = item.batch_id
        where item.referral_id = ${referrals.id} and item.affiliate_id = ${affiliateId}::bigint
          and not exists (select 1 from payout_reversals back where back.batch_id = batch.id)
      )`,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .where(inArray(referrals.id, [...ids]));
}

/** The payouts of an affiliate that were made after a moment and not reversed, newest first. */
export async function findPaymentsSince(db: Queryable, affiliateId: number, since: Date) {
  const { rows } = await db.query<{
    payoutId: number;
    totalCents: number;
    payees: string[];
    at: Date;
  }>({
    name: 'payments_since',
    text: `select b.id as "payoutId", b.created_at as at, (
        -sum(l.amount_cents) filter (where l.kind = 'payout'))::float8 as "totalCents", array(
        select made.payee_name from (
          select batch_id, affiliate_id, payee, payee_name from payout_items
          union all select batch_id, affiliate_id, payee, payee_name from payout_corrections
        ) made
        where made.batch_id = b.id and made.affiliate_id = $1 and made.payee <> 'self'
        group by made.payee_name order by sort_text(made.payee_name) collate "C") as payees
      from commission_ledger l
      join payout_batches b on b.id = l.payout_batch_id
      where l.affiliate_id = $1 and l.created_at > $2
      group by b.id, b.created_at
      having count(*) filter (where l.kind = 'payout') > 0
        and not exists (select 1 from payout_reversals v where v.batch_id = b.id)
      order by b.created_at desc, b.id desc limit 5`,
    values: [affiliateId, since],
  });
  return rows;
}
