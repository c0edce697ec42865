import { and, eq, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { closedStatuses } from '#core/domain/leads/lead-status.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { type EarningState, earningStates } from '#core/domain/partners/earning.ts';
import type { LineCause } from '#core/domain/partners/ledger/referral-move.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import {
  commissionLedger,
  payees,
  referralMoves,
  referrals,
} from '#server/db/tables/commissions.ts';
import { leads } from '#server/db/tables/leads.ts';
import { isDuplicate, isHeld, newestComputed } from '../queries.ts';

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

/** An affiliate's ledger lines, as rows of a list; only decided ones while estimates are hidden. */
export function earningList(affiliateId: number, isOn: boolean) {
  // An approval without its basis writes a line without an amount, which is the office's own.
  const own = and(
    eq(commissionLedger.affiliateId, affiliateId),
    ne(commissionLedger.amountCents, 0),
  );
  const { createdAt } = commissionLedger;
  return {
    table: commissionLedger,
    columns: {
      ...columnsOf(commissionLedger, 'id referralId createdAt kind cause amountCents reason'),
      ...columnsOf(commissionLedger, 'basis payoutBatchId'),
    },
    sorts: { createdAt: byColumn(createdAt) },
    where: isOn ? own : and(own, isDecided),
  };
}

// The referral as the affiliate reads it: one that belongs to another by now is void.
const ofClient = (affiliateId: number) => {
  const isOwn = sql`${referrals.affiliateId} is not distinct from ${affiliateId}::bigint`;
  return {
    isOwn: sql<boolean>`${isOwn}`,
    status: sql<ReferralStatus>`case when ${isOwn} then ${referrals.status} else 'void' end`,
    isShown: sql<boolean>`${isOwn} and ${leads.deletedAt} is null`,
    referralId: referrals.id,
    leadId: leads.id,
    firstName: leads.firstName,
    lastName: leads.lastName,
    partnerSees: leads.partnerSees,
  };
};

/**
 * Status and client of these referrals, and whether the affiliate may see the client. A referral
 * that belongs to another affiliate by now is shown as void.
 */
export function findOwnClients(db: Queryable, affiliateId: number, ids: readonly number[]) {
  const { isOwn, ...client } = ofClient(affiliateId);
  return db.drizzle
    .select({
      ...client,
      isOnHold: sql<boolean>`${isOwn} and ${referrals.status} = 'approved' and ${isHeld}`,
      approvedAt: sql<string | null>`case when ${isOwn} then (
        select to_json(max(moved_at)) #>> '{}' from referral_moves
        where referral_id = ${referrals.id}
          and from_status = 'qualified' and to_status = 'approved'
      ) end`,
      paidOn: sql<string | null>`(
        select max(paid_on)::text from standing_parts s
        where s.referral_id = ${referrals.id} and s.affiliate_id = ${affiliateId}::bigint
      )`,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .where(inArray(referrals.id, [...ids]));
}

/** A payment for a client; a day 'YYYY-MM-DD' of the lender. */
export interface ClientPayment {
  payoutId: number;
  paidOn: string;
}

/** What these referrals earned, each with its client, its last move and its payments. */
export function findEarnings(db: Queryable, affiliateId: number, ids: readonly number[]) {
  const { isOwn, ...client } = ofClient(affiliateId);
  const ofMove = (column: PgColumn) => sql`(
    select ${column} from ${referralMoves} where ${referralMoves.referralId} = ${referrals.id}
    order by ${referralMoves.movedAt} desc, ${referralMoves.id} desc limit 1)`;
  return db.drizzle
    .select({
      ...client,
      isOwn,
      createdAt: leads.createdAt,
      isDeleted: sql<boolean>`${leads.deletedAt} is not null`,
      cents: sql<number>`case when ${isOwn} then ${referrals.commissionAmount} else 0 end`.mapWith(
        Number,
      ),
      movedAt: ofMove(referralMoves.movedAt).mapWith(referralMoves.movedAt),
      cause: sql<LineCause | null>`${ofMove(referralMoves.cause)}`,
      said: sql<string | null>`case when ${payees.returnedAt} is null
        then ${ofMove(referralMoves.reason)}
        else (select own.return_reason from payout_payees own
          where own.payee_id = ${payees.id} and own.returned_at is not null
          order by own.returned_at desc limit 1) end`,
      lacksW9: sql<boolean>`${payees.w9On} is null`,
      isReturned: sql<boolean>`${payees.returnedAt} is not null`,
      leadMovedAt: sql`coalesce(${leads.deletedAt}, (
        select max(h.changed_at) from lead_status_history h where h.lead_id = ${leads.id}
      ))`.mapWith(referralMoves.movedAt),
      payments: sql<ClientPayment[]>`(
        select coalesce(json_agg(json_build_object('payoutId', p.batch_id, 'paidOn', p.paid_on)
          order by p.paid_on, p.batch_id), '[]')
        from (
          select s.batch_id, s.paid_on from standing_parts s
          where s.sent_at is not null and s.affiliate_id = ${affiliateId}
            and s.referral_id = ${referrals.id}
          union
          select s.batch_id, s.paid_on from commission_ledger l
          join standing_parts s on s.line_id = l.id
          where s.sent_at is not null and s.affiliate_id = ${affiliateId}
            and l.referral_id = ${referrals.id} and l.kind = 'adjustment'
        ) p
      )`,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .leftJoin(payees, eq(payees.id, referrals.payeeId))
    .where(inArray(referrals.id, [...ids]));
}

export type EarningRow = Awaited<ReturnType<typeof findEarnings>>[number];

/** Who can end what keeps an amount on hold: the partner alone, or also the office; else `none`. */
export type Holder = 'own' | 'office' | 'none';

/** Who can end what an estimate lacks that approval needs: a share of the price, and an amount. */
export type Lacking = Readonly<Record<'percent' | 'fixed', Holder>>;

const isPercent = sql`coalesce(${newestComputed}->>'commissionUnit',
  case when (${newestComputed}->>'isLicensedRealtor')::boolean then 'percent' else 'fixed' end
) = 'percent'`;

// `referrals.status` is spelled out: a bare `status` in a subquery would be that of the lead.
/**
 * Who can end the hold of a referral beside its lead: the loan closed and approval lacks something,
 * or it was approved and no payout includes it.
 */
function holderOf({ percent, fixed }: Lacking): SQL<Holder> {
  const lacking =
    percent === fixed
      ? sql`${percent}::text`
      : sql`case when ${isPercent} then ${percent}::text else ${fixed}::text end`;
  return sql`case
    when referrals.status = 'approved' and ${isHeld} then 'office'
    when referrals.status = 'qualified' and ${inArray(leads.status, [...closedStatuses])}
      then case when ${lacking} <> 'office' and ${isDuplicate} then 'office' else ${lacking} end
    else 'none' end`;
}

/** Those of an affiliate's referrals whose amount is on hold, among some of them. */
export async function findOnHold(db: Queryable, lacking: Lacking, ids: readonly number[]) {
  const { id, leadId } = referrals;
  const rows = await db.drizzle
    .select({ id })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(inArray(id, [...ids]), ne(holderOf(lacking), 'none')));
  return new Set(rows.map((row) => row.id));
}

/** The amounts of an affiliate's clients: by status, by who can end a hold, and by payee. */
export function sumEarnings(db: Queryable, affiliateId: number, lacking: Lacking) {
  const { status, commissionAmount, payeeId } = referrals;
  return db.drizzle
    .select({
      status: sql<ReferralStatus>`${status}`,
      holder: holderOf(lacking),
      payeeId,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${commissionAmount})::bigint`.mapWith(Number),
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .where(and(eq(referrals.affiliateId, affiliateId), gt(commissionAmount, 0)))
    .groupBy(sql`1, 2, 3`);
}

export function findReferralOf(db: Queryable, affiliateId: number, leadId: number) {
  const { id, status } = referrals;
  return db.drizzle
    .select({ id, status })
    .from(referrals)
    .where(and(eq(referrals.affiliateId, affiliateId), eq(referrals.leadId, leadId)));
}

interface EarningFilters {
  affiliateId: number;
  /** While estimates are hidden, only what was decided is listed. */
  isOn: boolean;
  lacking: Lacking;
  /** Every state, if there is none. */
  states: readonly EarningState[];
}

const statusesOf: Readonly<Record<EarningState, readonly ReferralStatus[]>> = {
  on_hold: ['qualified', 'approved'],
  approved: ['approved'],
  estimated: ['qualified'],
  paid: ['paid'],
  void: ['void', 'pending'],
};

/**
 * An affiliate's clients with an amount, as rows of a list: by state, the newest of each first. Of
 * 50,000 only those that can be on hold look their lead up, and only those without an amount look
 * for lines.
 */
export function clientEarningList({ affiliateId, isOn, lacking, states }: EarningFilters) {
  const { id, status, commissionAmount } = referrals;
  const asked = states.length === 0 ? earningStates : states;
  const statuses = asked.flatMap((state) => statusesOf[state]);
  const isOwn = sql`${referrals.affiliateId} is not distinct from ${affiliateId}::bigint`;
  const isOnHold = sql`(select ${holderOf(lacking)} <> 'none' from leads
    where leads.id = referrals.lead_id)`;
  const state = sql`case when not ${isOwn} then 'void'
    when ${status} in ('qualified', 'approved') and ${isOnHold} then 'on_hold'
    when ${status} in ('approved', 'paid') then ${status}
    when ${status} = 'qualified' then 'estimated' else 'void' end`;
  const rank = sql`array_position(array['void', 'paid', 'estimated', 'approved', 'on_hold'], ${state})`;
  const hasLine = sql`(${commissionAmount} <> 0 or (select true from commission_ledger l
    where l.referral_id = referrals.id and l.affiliate_id = ${affiliateId} limit 1))`;
  const ofLines = sql`(
    select referral_id from commission_ledger where affiliate_id = ${affiliateId})`;
  const dependsOnHold = asked.filter((one) => one !== 'paid' && one !== 'void').length % 3 > 0;
  return {
    table: referrals,
    columns: { id },
    sorts: { state: { by: asked.length === 1 ? sql`0::int` : rank, isNullable: false } },
    where: and(
      asked.includes('void')
        ? and(sql`${id} in ${ofLines}`, or(not(isOwn), inArray(status, statuses)))
        : and(eq(referrals.affiliateId, affiliateId), inArray(status, statuses), hasLine),
      isOn ? undefined : ne(status, 'qualified'),
      dependsOnHold ? inArray(state, [...asked]) : undefined,
    ),
  };
}

/** The payments to an affiliate after a moment, and those that came back after it; newest first. */
export async function findPaymentsSince(db: Queryable, affiliateId: number, since: Date) {
  const { rows } = await db.query<{
    payoutId: number;
    totalCents: number;
    payees: string[];
    cameBack: boolean;
    at: Date;
  }>({
    name: 'payments_since',
    text: `with told as (
        select batch_id, sent_at as at, false as back, cents, payee, payee_name from standing_parts
        where affiliate_id = $1 and sent_at > $2
        union all
        select batch_id, returned_at, true, cents, payee, payee_name from payout_payees own
        join payout_parts part using (batch_id, payee_id)
        where own.affiliate_id = $1 and returned_at > $2
      )
      select batch_id as "payoutId", at, back as "cameBack", sum(cents)::float8 as "totalCents",
        coalesce(array_agg(distinct payee_name) filter (where payee <> 'self'), '{}') as payees
      from told
      group by batch_id, at, back
      order by at desc, batch_id desc limit 5`,
    values: [affiliateId, since],
  });
  return rows;
}
