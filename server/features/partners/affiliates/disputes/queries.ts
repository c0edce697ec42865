import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { creditDisputes } from '#server/db/tables/partner-clients.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { referralHandovers, referrals } from '#server/db/tables/commissions.ts';
import { isOfPerson } from '../../../person.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

// No lead scope: a dispute names its client to those who decide on it.

const { id, affiliateId, createdAt, outcome, leadId } = creditDisputes;

export type DisputeRow = typeof creditDisputes.$inferSelect;

export type PersonDispute = Awaited<ReturnType<typeof listDisputesOfPerson>>[number];

export function findOwnDisputes(db: Queryable, ofAffiliate: number): Promise<DisputeRow[]> {
  return db.drizzle
    .select()
    .from(creditDisputes)
    .where(eq(affiliateId, ofAffiliate))
    .orderBy(desc(createdAt), desc(id))
    .limit(200);
}

export function disputeList(isOpenOnly: boolean) {
  return {
    table: creditDisputes,
    columns: {
      id,
      affiliateId,
      leadReference: creditDisputes.leadReference,
      leadId: sql<number | null>`standing_lead(${leadId})`.mapWith(Number),
      leadName: sql<string | null>`(select first_name || ' ' || last_name from leads
        where leads.id = standing_lead(${leadId}) and leads.deleted_at is null)`,
      ...columnsOf(creditDisputes, 'reason createdAt dueAt outcome decision decidedBy'),
      ...columnsOf(creditDisputes, 'decidedAt'),
    },
    sorts: { createdAt: byColumn(createdAt) },
    where: isOpenOnly ? isNull(outcome) : undefined,
  };
}

/** A dispute, locked until the transaction ends; its lead first, as an erasure locks them. */
export async function lockDispute(tx: AuditedTransaction, disputeId: number) {
  await tx.query(
    `select from leads where id =
       (select standing_lead(lead_id) from credit_disputes where id = $1) for no key update`,
    [disputeId],
  );
  const [row] = await tx.drizzle
    .select({
      id,
      affiliateId,
      leadReference: creditDisputes.leadReference,
      leadId: sql<number | null>`standing_lead(${leadId})`.mapWith(Number),
      outcome,
    })
    .from(creditDisputes)
    .where(eq(id, disputeId))
    .for('no key update');
  return row;
}

/** A partner's disputes that wait; others of them wait until the transaction ends. */
export async function countOpenDisputes(tx: AuditedTransaction, ofAffiliate: number) {
  await tx.query('select from affiliates where id = $1 for no key update', [ofAffiliate]);
  return tx.drizzle.$count(creditDisputes, and(eq(affiliateId, ofAffiliate), isNull(outcome)));
}

/** Disputes about the leads of a lead's person, open and decided, oldest first. */
export function listDisputesOfPerson(db: Queryable, ofLead: number) {
  const { firstName, lastName } = affiliates;
  return db.drizzle
    .select({
      affiliateId,
      affiliateName: sql<string>`${firstName} || ' ' || ${lastName}`,
      ...columnsOf(creditDisputes, 'createdAt reason outcome decision decidedBy decidedAt'),
    })
    .from(creditDisputes)
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(isOfPerson(leadId, ofLead))
    .orderBy(asc(createdAt), asc(id));
}

/** The dispute of a mail; undefined if it is gone. */
export async function findDispute(db: Queryable, disputeId: number) {
  const [row] = await db.drizzle.select().from(creditDisputes).where(eq(id, disputeId));
  return row;
}

/** The affiliate credited for a lead now; undefined for a lead without a referral. */
async function findCredited(db: Queryable, isIt: SQL | undefined) {
  const [row] = await db.drizzle
    .select({ leadId: referrals.leadId, affiliateId: referrals.affiliateId })
    .from(referrals)
    .where(isIt);
  return row;
}

export function findCreditOf(db: Queryable, ofLead: number) {
  return findCredited(db, eq(referrals.leadId, ofLead));
}

/** The affiliate credited for each of these leads now; leads without one are left out. */
export async function findCredits(db: Queryable, leadIds: readonly number[]) {
  const rows = await db.drizzle
    .select({ leadId: referrals.leadId, affiliateId: referrals.affiliateId })
    .from(referrals)
    .where(inArray(referrals.leadId, [...leadIds]));
  return new Map(
    rows.flatMap(({ leadId: of, affiliateId: to }) => (to === null ? [] : [[of, to] as const])),
  );
}

/** A referral that is or was an affiliate's; undefined for any other. */
export function findFormerReferral(db: Queryable, referralId: number, ofAffiliate: number) {
  const wasTheirs = sql`(${referrals.affiliateId} = ${ofAffiliate} or exists (
    select from ${referralHandovers} where ${referralHandovers.referralId} = ${referrals.id}
      and ${referralHandovers.fromAffiliateId} = ${ofAffiliate}))`;
  return findCredited(db, and(eq(referrals.id, referralId), wasTheirs));
}
