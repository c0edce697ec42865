import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Served, Serving } from '#core/domain/office/owner.ts';
import type { QueueMarks } from '#core/domain/office/queue.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { leadAddress, leadOwners, leads } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../../lead-scope.ts';
import {
  type CallMoment,
  isStepOpen,
  isUntried,
  rank,
  waits,
} from '../../leads/call-order/queries.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { rowColumns } from '../../leads/queries.ts';
import { within } from '../../scoped-leads.ts';
import type { ContactedLead } from '../../permission/read-permission.ts';
import { isOfferedSince } from './attention/queries.ts';

const isUnowned = isNull(leads.ownerId);

const queueColumns = {
  ...rowColumns,
  returnsAt: leads.returnsAt,
  nextFollowUpNote: leads.nextFollowUpNote,
  rank,
};

/**
 * Leads that wait for their first answer, the worthiest first: of one owner, or the unowned ones
 * that a member serves.
 */
export function findWaiting(
  db: Queryable,
  scope: LeadScope,
  whose: { ownerId: number } | { serving: Serving },
  most: number,
) {
  const isTheirs =
    'ownerId' in whose ? eq(leads.ownerId, whose.ownerId) : and(isUnowned, servedBy(whose.serving));
  return db.drizzle
    .select(queueColumns)
    .from(leads)
    .where(and(waits, isTheirs, within(scope)))
    .orderBy(rank, asc(leads.id))
    .limit(most);
}

export type QueueRow = Awaited<ReturnType<typeof findWaiting>>[number];

/** The steps before a moment, oldest first: of the member's leads, and unowned ones they serve. */
export function findFollowUps(
  db: Queryable,
  scope: LeadScope,
  {
    ownerId,
    serving,
    before,
    most,
  }: { ownerId: number; serving: Serving; before: Date; most: number },
): Promise<QueueRow[]> {
  return db.drizzle
    .select(queueColumns)
    .from(leads)
    .where(
      and(
        lt(leads.nextFollowUpAt, before),
        isStepOpen,
        or(eq(leads.ownerId, ownerId), and(isUnowned, servedBy(serving))),
        within(scope),
      ),
    )
    .orderBy(asc(leads.nextFollowUpAt), asc(leads.id))
    .limit(most);
}

/** Leads that a member serves; the SQL equivalent of `serves`. */
function servedBy({ languages, states }: Serving): SQL | undefined {
  return and(
    languages.length > 0 ? inArray(leads.language, [...languages]) : undefined,
    states.length > 0
      ? or(isNull(leads.propertyState), inArray(leads.propertyState, [...states]))
      : undefined,
  );
}

/** Makes other presses of this member wait, so that each sees what the one before was given. */
export async function lockPresses(tx: AuditedTransaction, staffId: number) {
  await tx.query('select pg_advisory_xact_lock($1::int, $2::int)', [
    advisoryLocks.queueOfStaff,
    staffId,
  ]);
}

/**
 * Locks the first of these leads that is still to be called, and was not given to the member since
 * a moment; leads locked by another call are skipped.
 */
export async function lockFirst(
  tx: AuditedTransaction,
  scope: LeadScope,
  ids: readonly number[],
  { staffId, since, now }: { staffId: number; since: Date; now: Date },
) {
  const [lead] = await tx.drizzle
    .select(rowColumns)
    .from(leads)
    .where(
      and(
        inArray(leads.id, [...ids]),
        or(waits, and(isStepOpen, lte(leads.nextFollowUpAt, now))),
        or(isUnowned, eq(leads.ownerId, staffId)),
        sql`not ${isOfferedSince(staffId, since)}`,
        within(scope),
      ),
    )
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${leads.id})`)
    .limit(1)
    .for('no key update', { skipLocked: true });
  return lead;
}

const ownerColumns = {
  ...columnsOf(leads, 'id ownerId returnsAt language propertyState currentAddress'),
  ...leadAddress,
  status: leads.status,
  contactMethod: leads.contactMethod,
};

export type OwnedLead = Served & ContactedLead & { ownerId: number | null; returnsAt: Date | null };

/** Whether a member may be given a lead: nobody was called yet, they serve it, and did not have it. */
function isTheirsToGet({ id, ...serving }: Serving & { id: number }, since: Date) {
  const hadIt = sql`exists (select from ${leadOwners} where ${leadOwners.leadId} = ${leads.id}
    and ${leadOwners.ownerId} = ${id} and ${leadOwners.at} >= ${since.toISOString()}::timestamptz)`;
  return and(waits, isUntried, servedBy(serving), sql`not ${hadIt}`);
}

/** Locks leads in an order; those that another call has locked are skipped. */
function lockLeads(
  tx: AuditedTransaction,
  which: SQL | undefined,
  order: readonly (SQL | PgColumn)[],
  most: number,
): Promise<OwnedLead[]> {
  return tx.drizzle
    .select(ownerColumns)
    .from(leads)
    .where(which)
    .orderBy(...order)
    .limit(most)
    .for('no key update', { skipLocked: true });
}

const worthiest = [rank, leads.id];

/** Locks the first unanswered, unowned lead that a member serves and did not have since a moment. */
export async function lockUnowned(
  tx: AuditedTransaction,
  member: Serving & { id: number },
  { dueBefore, notDue }: CallMoment,
  since: Date,
): Promise<OwnedLead | undefined> {
  const isLater = sql`${leads.id} = any (${sql.param(notDue)}::bigint[])`;
  const isDue = and(lte(leads.createdAt, dueBefore), sql`not ${isLater}`);
  for (const when of [isDue, or(gt(leads.createdAt, dueBefore), isLater)]) {
    const which = and(isUnowned, when, isTheirsToGet(member, since));
    const [lead] = await lockLeads(tx, which, worthiest, 1);
    if (lead) {
      return lead;
    }
  }
  return undefined;
}

/** Locks the first lead of a colleague that is late, as one that a member is given instead. */
export async function lockKept(
  tx: AuditedTransaction,
  member: Serving & { id: number },
  since: Date,
): Promise<OwnedLead | undefined> {
  const isKept = and(
    isNotNull(leads.ownerId),
    ne(leads.ownerId, member.id),
    isNull(leads.returnsAt),
  );
  const which = and(isKept, mayPassOn, isTheirsToGet(member, since));
  const [lead] = await lockLeads(tx, which, worthiest, 1);
  return lead;
}

/** Waiting, unowned leads that came after a moment, the earliest first. */
export function findFresh(tx: AuditedTransaction, after: Date, most: number): Promise<OwnedLead[]> {
  return tx.drizzle
    .select(ownerColumns)
    .from(leads)
    .where(and(waits, isUnowned, gt(leads.createdAt, after)))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(most);
}

// Whether the rule or a claim gave it to its owner, and not a person.
const mayPassOn = sql`(select ${leadOwners.why} from ${leadOwners}
  where ${leadOwners.leadId} = ${leads.id} order by ${leadOwners.at} desc, ${leadOwners.id} desc limit 1)
  in ('rule', 'claim', 'overdue')`;

/** Locks unanswered leads whose owner's time to answer is over, the first ones first. */
export function lockReturning(tx: AuditedTransaction, now: Date, most: number) {
  const which = and(waits, isNotNull(leads.ownerId), lte(leads.returnsAt, now), isUntried);
  return lockLeads(tx, which, [leads.returnsAt], most);
}

/** By owner, the first lead and the count of those that pass on before a moment. */
export async function findPassing(tx: AuditedTransaction, before: Date) {
  return tx.drizzle
    .select({
      memberId: sql<number>`${leads.ownerId}`,
      leadId: sql<number>`(array_agg(${leads.id} order by ${leads.returnsAt}, ${leads.id}))[1]`,
      count: sql<number>`count(*)::int`,
    })
    .from(leads)
    .where(and(waits, isNotNull(leads.ownerId), lte(leads.returnsAt, before), isUntried))
    .groupBy(leads.ownerId);
}

export async function findTold(tx: AuditedTransaction, ids: readonly number[]) {
  const rows = await tx.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), isTold));
  return new Set(rows.map(({ id }) => id));
}

const isTold = sql`exists (
  select from ${leadOwners} where ${leadOwners.leadId} = ${leads.id} and ${leadOwners.why} = 'overdue')`;

/** Overdue unowned leads that were not reported yet. */
export function lockUntold(
  tx: AuditedTransaction,
  { overdueBefore, urgentFrom }: QueueMarks,
  most: number,
): Promise<OwnedLead[]> {
  const isOverdue = and(lte(leads.createdAt, overdueBefore), gte(leads.createdAt, urgentFrom));
  const which = and(waits, isUnowned, isOverdue, sql`not ${isTold}`);
  return lockLeads(tx, which, [leads.createdAt], most);
}

/** How many unanswered leads each of these members has. */
export async function countHeld(db: Queryable, ownerIds: readonly number[]) {
  const rows = await db.drizzle
    .select({ ownerId: leads.ownerId, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(waits, inArray(leads.ownerId, [...ownerIds]), isUntried))
    .groupBy(leads.ownerId);
  return new Map(rows.map(({ ownerId, count }) => [ownerId!, count]));
}

/** How many leads each of them was given since a moment, and when the last one. */
export async function countGiven(db: Queryable, ownerIds: readonly number[], since: Date) {
  const { ownerId, why, at } = leadOwners;
  const rows = await db.drizzle
    .select({
      ownerId,
      today: sql<number>`(count(*) filter (where ${at} >= ${since}))::int`,
      last: sql<Date>`max(${at})`.mapWith(at),
    })
    .from(leadOwners)
    // A member who was given nothing for a week is next anyway. Leads handed over by hand do not
    // count as turns.
    .where(
      and(
        inArray(ownerId, [...ownerIds]),
        inArray(why, ['rule', 'claim', 'overdue']),
        gte(at, sql`${since}::timestamptz - interval '7 days'`),
      ),
    )
    .groupBy(ownerId);
  return new Map(rows.map((row) => [row.ownerId!, row]));
}
