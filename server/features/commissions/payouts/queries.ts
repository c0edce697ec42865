import { and, asc, eq, exists, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import {
  commissionLedger,
  payoutBatches,
  payoutCorrections,
  payoutItems,
  referrals,
} from '#server/db/tables/commissions.ts';
import { leads } from '#server/db/tables/leads.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { isHeld } from '../queries.ts';

function ofAffiliate(affiliateId: number | undefined): SQL | undefined {
  return affiliateId === undefined ? undefined : eq(referrals.affiliateId, affiliateId);
}

/** Approved referrals that were never paid: those that a payout takes, and those it leaves waiting. */
export function findApproved(db: Queryable, affiliateId: number | undefined) {
  return db.drizzle
    .select({
      referralId: referrals.id,
      affiliateId: sql<number>`${referrals.affiliateId}`.mapWith(Number),
      leadId: referrals.leadId,
      dueCents: referrals.commissionAmount,
      isHeld,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .where(and(eq(referrals.status, 'approved'), ofAffiliate(affiliateId)))
    .orderBy(asc(referrals.id));
}

export type ApprovedRow = Awaited<ReturnType<typeof findApproved>>[number];

/** Those of these affiliates who are active; inactive and deleted ones are missing. */
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

/** Adjustments that staff wrote after their referral was paid, and that no payout has settled. */
export function findCorrections(db: Queryable, affiliateId: number | undefined) {
  const { id, referralId, amountCents, kind } = commissionLedger;
  const isAfterPayout = exists(
    db.drizzle
      .select({ one: sql`1` })
      .from(payoutLines)
      .where(
        and(
          eq(payoutLines.referralId, referralId),
          eq(payoutLines.kind, 'payout'),
          gt(id, payoutLines.id),
        ),
      ),
  );
  const isOpen = notExists(
    db.drizzle
      .select({ one: sql`1` })
      .from(payoutCorrections)
      .where(eq(payoutCorrections.lineId, id)),
  );
  return db.drizzle
    .select({
      lineId: id,
      referralId,
      affiliateId: commissionLedger.affiliateId,
      leadId: referrals.leadId,
      amountCents,
    })
    .from(commissionLedger)
    .innerJoin(referrals, eq(referrals.id, referralId))
    .where(
      and(
        eq(kind, 'adjustment'),
        eq(referrals.status, 'paid'),
        ofAffiliate(affiliateId),
        isAfterPayout,
        isOpen,
      ),
    )
    .orderBy(asc(id));
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

/** Answers its number. */
export async function insertPayout(
  tx: AuditedTransaction,
  payout: Omit<typeof payoutBatches.$inferInsert, 'id' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx.drizzle
    .insert(payoutBatches)
    .values(payout)
    .returning({ id: payoutBatches.id });
  return row!.id;
}

const rowsAtOnce = 1000;

function* slices<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    yield rows.slice(start, start + rowsAtOnce);
  }
}

export async function insertItems(
  tx: AuditedTransaction,
  items: readonly (typeof payoutItems.$inferInsert)[],
): Promise<void> {
  for (const some of slices(items)) {
    await tx.drizzle.insert(payoutItems).values(some);
  }
}

export async function insertCorrections(
  tx: AuditedTransaction,
  corrections: readonly (typeof payoutCorrections.$inferInsert)[],
): Promise<void> {
  for (const some of slices(corrections)) {
    await tx.drizzle.insert(payoutCorrections).values(some);
  }
}

// Spelled out: a bare id in a subquery would be its own table's.
const counted = {
  referrals: sql<number>`(select count(*)::int from payout_items i where i.batch_id = payout_batches.id)`,
  affiliates: sql<number>`(
    select count(distinct paid.affiliate_id)::int from (
      select affiliate_id from payout_items where batch_id = payout_batches.id
      union all
      select affiliate_id from payout_corrections where batch_id = payout_batches.id
    ) paid
  )`,
};

const payoutColumns = {
  id: payoutBatches.id,
  paidOn: payoutBatches.paidOn,
  reference: payoutBatches.reference,
  totalCents: payoutBatches.totalCents,
  createdBy: payoutBatches.createdBy,
  createdAt: payoutBatches.createdAt,
  ...counted,
};

export type PayoutRow = Awaited<ReturnType<typeof findPayout>>;

/** Payouts as rows of a list; those that paid one affiliate where one is named. */
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

/** What a payout paid for each referral, with its lead and affiliate. */
export function findItems(db: Queryable, batchId: number, affiliateId?: number) {
  return db.drizzle
    .select({
      referralId: payoutItems.referralId,
      affiliateId: payoutItems.affiliateId,
      dueCents: payoutItems.dueCents,
      leadId: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      deletedAt: leads.deletedAt,
      creditedTo: referrals.affiliateId,
      affiliateName: sql<string>`${affiliates.firstName} || ' ' || ${affiliates.lastName}`,
      company: affiliates.company,
    })
    .from(payoutItems)
    .innerJoin(referrals, eq(referrals.id, payoutItems.referralId))
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .innerJoin(affiliates, eq(affiliates.id, payoutItems.affiliateId))
    .where(
      and(
        eq(payoutItems.batchId, batchId),
        affiliateId === undefined ? undefined : eq(payoutItems.affiliateId, affiliateId),
      ),
    )
    .orderBy(asc(payoutItems.affiliateId), asc(payoutItems.referralId));
}

/** The corrections that a payout settled, with their lead and affiliate. */
export function findSettled(db: Queryable, batchId: number, affiliateId?: number) {
  return db.drizzle
    .select({
      line: commissionLedger,
      affiliateId: payoutCorrections.affiliateId,
      leadId: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      deletedAt: leads.deletedAt,
      creditedTo: referrals.affiliateId,
      affiliateName: sql<string>`${affiliates.firstName} || ' ' || ${affiliates.lastName}`,
      company: affiliates.company,
    })
    .from(payoutCorrections)
    .innerJoin(commissionLedger, eq(commissionLedger.id, payoutCorrections.lineId))
    .innerJoin(referrals, eq(referrals.id, commissionLedger.referralId))
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .innerJoin(affiliates, eq(affiliates.id, payoutCorrections.affiliateId))
    .where(
      and(
        eq(payoutCorrections.batchId, batchId),
        affiliateId === undefined ? undefined : eq(payoutCorrections.affiliateId, affiliateId),
      ),
    )
    .orderBy(asc(payoutCorrections.affiliateId), asc(payoutCorrections.lineId));
}

/** Whom a statement is written to, deleted affiliates too: they were paid. */
export async function findPayee(db: Queryable, id: number) {
  const { firstName, lastName, company, email, licenseNumber, language } = affiliates;
  const [row] = await db.drizzle
    .select({
      firstName,
      lastName,
      company,
      email,
      licenseNumber,
      language,
    })
    .from(affiliates)
    .where(eq(affiliates.id, id));
  return row;
}

/** The statements of one affiliate, the newest first: what each payout paid them. */
export async function findStatements(db: Queryable, affiliateId: number) {
  const { rows } = await db.query<{
    payoutId: number;
    paidOn: string;
    reference: string;
    totalCents: number;
  }>(
    `select b.id as "payoutId", b.paid_on::text as "paidOn", b.reference, paid.cents::float8 as "totalCents"
     from payout_batches b
     join (
       select batch_id, sum(cents) as cents from (
         select batch_id, due_cents as cents from payout_items where affiliate_id = $1
         union all
         select batch_id, amount_cents from payout_corrections where affiliate_id = $1
       ) parts group by batch_id
     ) paid on paid.batch_id = b.id
     order by b.id desc
     limit 200`,
    [affiliateId],
  );
  return rows;
}
