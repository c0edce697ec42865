import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import {
  commissionLedger,
  referralHandovers,
  referralMoves,
  referrals,
} from '#server/db/tables/commissions.ts';
import { leads } from '#server/db/tables/leads.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

async function lockReferrals(tx: AuditedTransaction, condition: ReturnType<typeof and>) {
  const rows = await tx.drizzle
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(condition, isNotNull(referrals.affiliateId)))
    .orderBy(asc(referrals.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/**
 * The credited referrals of these leads, locked until the transaction ends. Always locked in the
 * same order, so that concurrent changes cannot deadlock.
 */
export function lockReferralsOfLeads(tx: AuditedTransaction, leadIds: readonly number[]) {
  return lockReferrals(tx, inArray(referrals.leadId, [...leadIds]));
}

/** Like `lockReferralsOfLeads`: the estimates of one affiliate. */
export function lockEstimates(tx: AuditedTransaction, affiliateId: number) {
  const isEstimate = and(eq(referrals.affiliateId, affiliateId), eq(referrals.status, 'qualified'));
  return lockReferrals(tx, isEstimate);
}

/** Like `lockReferralsOfLeads`, by the referrals' own ids. */
export function lockReferralsById(tx: AuditedTransaction, ids: readonly number[]) {
  return lockReferrals(tx, inArray(referrals.id, [...ids]));
}

const referralsAtOnce = 1000;

/** Like `lockReferralsById` for any number, each once. */
export async function lockInOrder(tx: AuditedTransaction, ids: readonly number[]) {
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (let start = 0; start < inOrder.length; start += referralsAtOnce) {
    await lockReferralsById(tx, inOrder.slice(start, start + referralsAtOnce));
  }
}

/** The prepared payouts that hold these referrals, by referral. */
export async function findPrepared(tx: Queryable, referralIds: readonly number[]) {
  const { rows } = await tx.query<{ id: number; batchId: number }>(
    `select referral_id as id, batch_id as "batchId" from standing_parts
     where referral_id = any ($1) and sent_at is null`,
    [referralIds],
  );
  return new Map(rows.map(({ id, batchId }) => [id, batchId]));
}

// No lead scope: whoever may move a referral may know the price it closed at.
/** Referrals with their affiliate's current rate and the prices of their leads. They must be locked. */
export function findReferralsToMove(tx: Queryable, ids: readonly number[]) {
  const { id, leadId, affiliateId, status } = referrals;
  const { isLicensedRealtor, commissionUnit, commissionRate } = affiliates;
  return tx.drizzle
    .select({
      id,
      leadId,
      affiliateId: affiliates.id,
      status: sql<typeof referralMoves.$inferSelect.fromStatus>`${status}`,
      isLicensedRealtor,
      commissionUnit,
      commissionRate,
      homePrice: leads.homePrice,
      closingPrice: leads.closingPrice,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, leadId))
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(inArray(id, [...ids]))
    .orderBy(asc(referrals.createdAt), asc(id));
}

export function findLines(db: Queryable, referralIds: readonly number[]) {
  return db.drizzle
    .select()
    .from(commissionLedger)
    .where(inArray(commissionLedger.referralId, [...referralIds]))
    .orderBy(asc(commissionLedger.createdAt), asc(commissionLedger.id));
}

/** The newest decision on each of these referrals that credited another affiliate. */
export function findNewestHandovers(db: Queryable, referralIds: readonly number[]) {
  const { id, referralId, lastLineId, terms, decidedAt } = referralHandovers;
  return db.drizzle
    .selectDistinctOn([referralId], {
      referralId,
      lastLineId,
      terms,
      decidedAt,
    })
    .from(referralHandovers)
    .where(inArray(referralId, [...referralIds]))
    .orderBy(referralId, desc(decidedAt), desc(id));
}

/** The id of a referral's newest line; 0 if it has none. */
export async function findLastLineId(db: Queryable, ofReferral: number) {
  const { id, referralId, createdAt } = commissionLedger;
  const [row] = await db.drizzle
    .select({ id })
    .from(commissionLedger)
    .where(eq(referralId, ofReferral))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row?.id ?? 0;
}

/** The moves of these referrals that these events caused. */
export function findMovesOf(
  db: Queryable,
  referralIds: readonly number[],
  eventKeys: readonly string[],
) {
  const { referralId, eventKey } = referralMoves;
  return db.drizzle
    .select()
    .from(referralMoves)
    .where(and(inArray(referralId, [...referralIds]), inArray(eventKey, [...eventKeys])));
}

/** The newest move of each of these referrals; those never moved are left out. */
export function findLastMoves(db: Queryable, referralIds: readonly number[]) {
  const { id, referralId, movedAt } = referralMoves;
  return db.drizzle
    .selectDistinctOn([referralId])
    .from(referralMoves)
    .where(inArray(referralId, [...referralIds]))
    .orderBy(referralId, desc(movedAt), desc(id));
}

export type NewLine = Omit<typeof commissionLedger.$inferInsert, 'id' | 'createdAt'>;
export type StoredMove = typeof referralMoves.$inferSelect;
export type NewMove = Omit<typeof referralMoves.$inferInsert, 'id' | 'movedAt'>;

/** The sums on the referrals follow by themselves: the database adds the lines up. */
export async function insertLines(tx: AuditedTransaction, lines: readonly NewLine[]) {
  if (lines.length > 0) {
    await tx.drizzle.insert(commissionLedger).values([...lines]);
  }
}

/** Stores a move that would have happened earlier; skips one that is stored already. */
export async function insertEarlierMove(tx: AuditedTransaction, move: NewMove) {
  await tx.drizzle.insert(referralMoves).values(move).onConflictDoNothing();
}

/** Moves referrals to their new states, one statement per state, and records the moves. */
export async function moveReferralRows(tx: AuditedTransaction, moves: readonly NewMove[]) {
  if (moves.length === 0) {
    return;
  }
  await tx.drizzle.insert(referralMoves).values([...moves]);
  for (const [status, group] of Map.groupBy(moves, ({ toStatus }) => toStatus)) {
    const ids = group.map(({ referralId }) => referralId);
    await tx.drizzle
      .update(referrals)
      .set({ status, updatedAt: sql`now()` })
      .where(inArray(referrals.id, ids));
  }
}
