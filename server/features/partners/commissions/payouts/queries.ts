import { and, asc, eq, exists, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import {
  commissionLedger,
  payoutBatches,
  payoutCorrections,
  payoutItems,
  payoutReversals,
  referralMoves,
  referrals,
} from '#server/db/tables/commissions.ts';
import { leads } from '#server/db/tables/leads.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { isHeld, isNotClosed, isRepriced, isUnverified, newestComputed } from '../queries.ts';

// No lead scope: commissions are paid whoever owns the lead.

function only(column: PgColumn, affiliateId: number | undefined): SQL | undefined {
  return affiliateId === undefined ? undefined : eq(column, affiliateId);
}

// A reversed payout does not count: the date is that of staff's approval.
const approvedAt = sql<Date | null>`(
  select max(m.moved_at) from referral_moves m
  where m.referral_id = referrals.id and m.from_status = 'qualified' and m.to_status = 'approved'
)`;

/**
 * Approved referrals without a payout: those the next payout includes, and those it leaves waiting.
 */
export function findApproved(db: Queryable, affiliateId: number | undefined) {
  return db.drizzle
    .select({
      referralId: referrals.id,
      affiliateId: sql<number>`${referrals.affiliateId}`.mapWith(Number),
      leadId: referrals.leadId,
      dueCents: referrals.commissionAmount,
      isHeld,
      isNotClosed,
      isUnverified,
      isRepriced,
      computed: newestComputed,
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
export async function findActiveIds(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { id, isActive, deletedAt } = affiliates;
  const rows = await db.drizzle
    .select({ id })
    .from(affiliates)
    .where(and(inArray(id, [...ids]), eq(isActive, true), isNull(deletedAt)));
  return new Set(rows.map((row) => row.id));
}

const payoutLines = alias(commissionLedger, 'payout_lines');

/** True for a payout that was not reversed. */
function stands(batchId: PgColumn): SQL {
  return sql`not exists (select 1 from payout_reversals v where v.batch_id = ${batchId})`;
}

/**
 * Adjustments that staff wrote after the payout that paid their referral, and that no payout has
 * settled; a payout that was reversed did neither.
 */
export function findCorrections(db: Queryable, affiliateId: number | undefined) {
  const { id, referralId, amountCents, kind, createdAt } = commissionLedger;
  const isAfterPayout = exists(
    db.drizzle
      .select({ one: sql`1` })
      .from(payoutItems)
      .innerJoin(
        payoutLines,
        and(
          eq(payoutLines.referralId, payoutItems.referralId),
          eq(payoutLines.payoutBatchId, payoutItems.batchId),
          eq(payoutLines.kind, 'payout'),
        ),
      )
      .where(
        and(
          eq(payoutItems.referralId, referralId),
          stands(payoutItems.batchId),
          sql`(${createdAt}, ${id}) > (${payoutLines.createdAt}, ${payoutLines.id})`,
        ),
      ),
  );
  const isOpen = notExists(
    db.drizzle
      .select({ one: sql`1` })
      .from(payoutCorrections)
      .where(and(eq(payoutCorrections.lineId, id), stands(payoutCorrections.batchId))),
  );
  return db.drizzle
    .select({
      lineId: id,
      referralId,
      affiliateId: commissionLedger.affiliateId,
      leadId: referrals.leadId,
      amountCents,
      since: createdAt,
    })
    .from(commissionLedger)
    .innerJoin(referrals, eq(referrals.id, referralId))
    .where(
      and(
        eq(kind, 'adjustment'),
        eq(referrals.status, 'paid'),
        only(referrals.affiliateId, affiliateId),
        isAfterPayout,
        isOpen,
      ),
    )
    .orderBy(asc(createdAt), asc(id));
}

export type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number];

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
  id: payoutBatches.id,
  paidOn: payoutBatches.paidOn,
  reference: payoutBatches.reference,
  totalCents: payoutBatches.totalCents,
  createdBy: payoutBatches.createdBy,
  createdAt: payoutBatches.createdAt,
  referrals: sql<number>`(select count(*)::int from payout_items i where i.batch_id = payout_batches.id)`,
  affiliates: sql<number>`(
    select count(distinct paid.affiliate_id)::int from (
      select affiliate_id from payout_items where batch_id = payout_batches.id
      union all
      select affiliate_id from payout_corrections where batch_id = payout_batches.id
    ) paid
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
        : sql`(
            ${payoutBatches.id} in (select batch_id from payout_items where affiliate_id = ${affiliateId})
            or ${payoutBatches.id} in (select batch_id from payout_corrections where affiliate_id = ${affiliateId})
          )`,
  };
}

export async function findPayout(db: Queryable, id: number) {
  const [row] = await db.drizzle
    .select(payoutColumns)
    .from(payoutBatches)
    .where(eq(payoutBatches.id, id));
  return row;
}

/** The client of a payment, and its partner. */
const paidFor = {
  leadId: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  deletedAt: leads.deletedAt,
  creditedTo: referrals.affiliateId,
  partnerSees: leads.partnerSees,
  affiliateName: sql<string>`${affiliates.firstName} || ' ' || ${affiliates.lastName}`,
  company: affiliates.company,
};

/** The payments of a payout by referral, with lead and affiliate. */
export function findItems(db: Queryable, batchId: number, ofAffiliateId?: number) {
  const { referralId, affiliateId, dueCents, payee, payeeName } = payoutItems;
  return db.drizzle
    .select({ referralId, affiliateId, dueCents, payee, payeeName, ...paidFor })
    .from(payoutItems)
    .innerJoin(referrals, eq(referrals.id, referralId))
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(and(eq(payoutItems.batchId, batchId), only(affiliateId, ofAffiliateId)))
    .orderBy(asc(affiliateId), asc(referrals.createdAt), asc(referralId));
}

/** Corrections settled by a payout, with lead and affiliate. */
export function findSettled(db: Queryable, batchId: number, ofAffiliateId?: number) {
  const { lineId, affiliateId, payee, payeeName } = payoutCorrections;
  return db.drizzle
    .select({ line: commissionLedger, affiliateId, payee, payeeName, ...paidFor })
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

/** The payee of the payment of each of these referrals that was not reversed. */
export async function findPaidPayees(
  db: Queryable,
  referralIds: readonly number[],
): Promise<ReadonlyMap<number, MadeOutTo>> {
  const { rows } = await db.query<MadeOutTo & { id: number }>(
    `select i.referral_id as id, i.payee, i.payee_name as "payeeName" from payout_items i
     where i.referral_id = any ($1)
       and not exists (select 1 from payout_reversals v where v.batch_id = i.batch_id)`,
    [referralIds],
  );
  return new Map(rows.map(({ id, payee, payeeName }) => [id, { payee, payeeName }]));
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
 * The newest unreversed payout that settled a correction of what this one paid; undefined if none.
 * One query for all referrals of a payout, which may be thousands.
 */
export async function findBuiltUpon(db: Queryable, batchId: number): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `select c.batch_id as id
     from payout_items i
     join commission_ledger l on l.referral_id = i.referral_id and l.kind = 'adjustment'
     join payout_corrections c on c.line_id = l.id
     join payout_batches b on b.id = c.batch_id
     where i.batch_id = $1
       and not exists (select 1 from payout_reversals v where v.batch_id = c.batch_id)
     order by b.created_at desc, b.id desc
     limit 1`,
    [batchId],
  );
  return rows[0]?.id;
}
