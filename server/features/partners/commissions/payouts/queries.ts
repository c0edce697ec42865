import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import {
  commissionLedger,
  payees,
  payoutBatches,
  payoutCorrections,
  payoutItems,
  payoutPayees,
  payoutReversals,
  referralMoves,
  referrals,
} from '#server/db/tables/commissions.ts';
import { leads } from '#server/db/tables/leads.ts';
import { affiliates } from '#server/db/tables/people.ts';
import {
  alsoEarned,
  isHeld,
  isNotClosed,
  isRepriced,
  isUnverified,
  newestComputed,
} from '../queries.ts';

// No lead scope: commissions are paid whoever owns the lead.

function only(column: PgColumn, affiliateId: number | undefined): SQL | undefined {
  return affiliateId === undefined ? undefined : eq(column, affiliateId);
}

// A reversed payout does not count: the date is that of staff's approval.
const approvedAt = sql<Date | null>`(
  select max(m.moved_at) from referral_moves m
  where m.referral_id = referrals.id and m.from_status = 'qualified' and m.to_status = 'approved'
)`;

const isPrepared = sql<boolean>`exists (
  select 1 from standing_parts s where s.referral_id = referrals.id
)`;

/** Approved referrals: those that a payout can include or holds, and those that wait. */
export function findApproved(db: Queryable, affiliateId: number | undefined) {
  return db.drizzle
    .select({
      referralId: referrals.id,
      affiliateId: sql<number>`${referrals.affiliateId}`.mapWith(Number),
      leadId: referrals.leadId,
      payeeId: sql<number>`${referrals.payeeId}`.mapWith(Number),
      dueCents: referrals.commissionAmount,
      isPrepared,
      isHeld,
      isNotClosed,
      isUnverified,
      isRepriced,
      computed: newestComputed,
      alsoEarned,
      since: approvedAt.mapWith(referralMoves.movedAt),
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .where(and(eq(referrals.status, 'approved'), only(referrals.affiliateId, affiliateId)))
    .orderBy(asc(referrals.createdAt), asc(referrals.id));
}

export type ApprovedRow = Awaited<ReturnType<typeof findApproved>>[number];

/** The active ones of these affiliates; inactive and deleted ones are left out. */
export async function findActiveIds(db: Queryable, ids: readonly number[]) {
  const { id, isActive, deletedAt } = affiliates;
  const rows = await db.drizzle
    .select({ id })
    .from(affiliates)
    .where(and(inArray(id, [...ids]), eq(isActive, true), isNull(deletedAt)));
  return new Set(rows.map((row) => row.id));
}

/** These payees; the name is the partner's own for `self`. */
export function findPayeesById(db: Queryable, ids: readonly number[]) {
  const { id, affiliateId, kind, w9On, returnedAt } = payees;
  return db.drizzle
    .select({
      payeeId: id,
      affiliateId,
      kind,
      name: sql<string>`coalesce(${payees.name}, trim(${affiliates.firstName} || ' ' || ${affiliates.lastName}))`,
      w9On,
      isReturned: sql<boolean>`${returnedAt} is not null`,
    })
    .from(payees)
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(inArray(id, [...ids]))
    .orderBy(asc(affiliateId), asc(id));
}

export async function findNextNumber(db: Queryable) {
  const { rows } = await db.query<{ id: number }>(
    'select coalesce(max(id), 0) + 1 as id from payout_batches',
  );
  return Number(rows[0]!.id);
}

export interface CorrectionRow {
  lineId: number;
  referralId: number;
  affiliateId: number;
  leadId: number;
  payeeId: number;
  amountCents: number;
  since: Date;
  isPrepared: boolean;
}

/**
 * Adjustments that staff wrote after the payout of their referral was prepared, and that no payout
 * has settled; each belongs to the payee of what it corrects.
 */
export async function findCorrections(db: Queryable, affiliateId: number | undefined) {
  const { rows } = await db.query<CorrectionRow>(
    `select l.id as "lineId", l.referral_id as "referralId", l.affiliate_id as "affiliateId",
       r.lead_id as "leadId", item.payee_id as "payeeId", l.amount_cents::float8 as "amountCents",
       l.created_at as since, c.line_id is not null as "isPrepared"
     from commission_ledger l
     join referrals r on r.id = l.referral_id and r.status = 'paid'
     join standing_parts item on item.referral_id = r.id and item.created_at < l.created_at
     left join standing_parts c on c.line_id = l.id
     where l.kind = 'adjustment' and ($1::bigint is null or r.affiliate_id = $1)
       and c.sent_at is null
     order by l.created_at, l.id`,
    [affiliateId ?? null],
  );
  return rows;
}

export async function findPayoutByKey(db: Queryable, staffId: number, key: string) {
  const { id, createdBy, requestHash } = payoutBatches;
  const [found] = await db.drizzle
    .select({ id, requestHash })
    .from(payoutBatches)
    .where(and(eq(createdBy, staffId), eq(payoutBatches.key, key)));
  return found;
}

// `payout_batches.id` is spelled out: a bare `id` in a subquery would be its own table's.
const payoutColumns = {
  ...columnsOf(payoutBatches, 'id paidOn reference totalCents createdBy createdAt sentAt'),
  ...columnsOf(payoutBatches, 'discardedAt heldBack'),
  returnedCents: sql<number>`(
    select coalesce(sum(part.cents), 0)::float8 from payout_payees own
    join payout_parts part on part.batch_id = own.batch_id and part.payee_id = own.payee_id
    where own.batch_id = payout_batches.id and own.returned_at is not null
  )`,
  referrals: sql<number>`(select count(*)::int from payout_items i where i.batch_id = payout_batches.id)`,
  affiliates: sql<number>`(
    select count(distinct affiliate_id)::int from payout_payees
    where batch_id = payout_batches.id
  )`,
  reversedAt: sql<Date | null>`(
    select v.reversed_at from payout_reversals v where v.batch_id = payout_batches.id
  )`.mapWith(payoutReversals.reversedAt),
  reversedBy: sql<number | null>`(
    select v.reversed_by from payout_reversals v where v.batch_id = payout_batches.id
  )`.mapWith(payoutReversals.reversedBy),
  reversalReason: sql<string | null>`(
    select v.reason from payout_reversals v where v.batch_id = payout_batches.id
  )`,
};

export type PayoutRow = Awaited<ReturnType<typeof findPayout>>;

/** Payouts as rows of a list; optionally only those that paid one affiliate. */
export function payoutList(affiliateId: number | undefined) {
  return {
    table: payoutBatches,
    columns: payoutColumns,
    sorts: { createdAt: byColumn(payoutBatches.createdAt) },
    where:
      affiliateId === undefined
        ? undefined
        : sql`${payoutBatches.id} in (select batch_id from payout_payees where affiliate_id = ${affiliateId})`,
  };
}

export async function findPayout(db: Queryable, id: number) {
  const [row] = await db.drizzle
    .select(payoutColumns)
    .from(payoutBatches)
    .where(eq(payoutBatches.id, id));
  return row;
}

const paidFor = {
  leadId: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  deletedAt: leads.deletedAt,
  creditedTo: referrals.affiliateId,
  partnerSees: leads.partnerSees,
  isHeld,
  earnedCents: referrals.commissionAmount,
  affiliateName: sql<string>`${affiliates.firstName} || ' ' || ${affiliates.lastName}`,
  company: affiliates.company,
};

export function findItems(db: Queryable, batchId: number, ofAffiliateId?: number) {
  const { referralId, affiliateId, dueCents, payee, payeeName, payeeId } = payoutItems;
  return db.drizzle
    .select({ referralId, affiliateId, dueCents, payee, payeeName, payeeId, ...paidFor })
    .from(payoutItems)
    .innerJoin(referrals, eq(referrals.id, referralId))
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(and(eq(payoutItems.batchId, batchId), only(affiliateId, ofAffiliateId)))
    .orderBy(asc(affiliateId), asc(referrals.createdAt), asc(referralId));
}

export function findSettled(db: Queryable, batchId: number, ofAffiliateId?: number) {
  const { lineId, affiliateId, payee, payeeName, payeeId } = payoutCorrections;
  return db.drizzle
    .select({ line: commissionLedger, affiliateId, payee, payeeName, payeeId, ...paidFor })
    .from(payoutCorrections)
    .innerJoin(commissionLedger, eq(commissionLedger.id, lineId))
    .innerJoin(referrals, eq(referrals.id, commissionLedger.referralId))
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(and(eq(payoutCorrections.batchId, batchId), only(affiliateId, ofAffiliateId)))
    .orderBy(asc(affiliateId), asc(commissionLedger.createdAt), asc(lineId));
}

/** The addressee of a statement; may be a deleted affiliate who was paid. */
export async function findPayee(db: Queryable, id: number) {
  const { firstName, lastName, company, email, licenseNumber, language } = affiliates;
  const [row] = await db.drizzle
    .select({ firstName, lastName, company, email, licenseNumber, language })
    .from(affiliates)
    .where(eq(affiliates.id, id));
  return row;
}

export function findPayoutPayees(db: Queryable, batchId: number) {
  const { affiliateId, payeeId, reference, returnedAt, returnReason } = payoutPayees;
  return db.drizzle
    .select({ affiliateId, payeeId, reference, returnedAt, returnReason, w9On: payees.w9On })
    .from(payoutPayees)
    .innerJoin(payees, eq(payees.id, payeeId))
    .where(eq(payoutPayees.batchId, batchId))
    .orderBy(asc(payoutPayees.reference), asc(payeeId));
}

/** The payout, locked until the transaction ends; lock its referrals before. */
export async function lockPayout(tx: Queryable, batchId: number) {
  await tx.query('select 1 from payout_batches where id = $1 for update', [batchId]);
  return findPayout(tx, batchId);
}

/** The payments of a payout by referral, in US cents. */
export function findTaken(db: Queryable, batchId: number) {
  const { referralId, amountCents, kind, payoutBatchId } = commissionLedger;
  return db.drizzle
    .select({
      referralId,
      paidCents: sql<number>`0 - sum(${amountCents})`.mapWith(Number),
    })
    .from(commissionLedger)
    .where(and(eq(payoutBatchId, batchId), eq(kind, 'payout')))
    .groupBy(referralId)
    .orderBy(asc(referralId));
}

/**
 * The newest standing payout that settled a correction of what this one paid, to anyone or to one
 * payee; undefined if none. One query for all referrals of a payout, which may be thousands.
 */
export async function findBuiltUpon(db: Queryable, batchId: number, payeeId?: number) {
  const { rows } = await db.query<{ id: number }>(
    `select c.batch_id as id
     from standing_parts i
     join commission_ledger l on l.referral_id = i.referral_id and l.kind = 'adjustment'
     join standing_parts c on c.line_id = l.id
     where i.batch_id = $1 and ($2::bigint is null or i.payee_id = $2)
     order by c.created_at desc, c.batch_id desc
     limit 1`,
    [batchId, payeeId ?? null],
  );
  return rows[0]?.id;
}

/** When the newest approval or correction in a payout was made: no payment of it is older. */
export async function findNewestDecision(db: Queryable, batchId: number) {
  const { rows } = await db.query<{ at: Date | null }>(
    `select max(at) as at from (
       select m.moved_at as at from payout_items i join referral_moves m
         on m.referral_id = i.referral_id
         and m.from_status = 'qualified' and m.to_status = 'approved'
       where i.batch_id = $1
       union all
       select l.created_at from payout_corrections c join commission_ledger l on l.id = c.line_id
       where c.batch_id = $1
     ) decided`,
    [batchId],
  );
  return rows[0]!.at;
}
