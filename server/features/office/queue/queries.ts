import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { openLeadStatuses } from '#core/domain/leads/lead-status.ts';
import type { Served, Serving } from '#core/domain/office/owner.ts';
import type { QueueMarks } from '#core/domain/office/queue.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leadOwners, leads } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../../lead-scope.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { rowColumns } from '../../leads/queries.ts';
import { within } from '../../scoped-leads.ts';

// Spelled as the index of waiting leads has it. A follow-up, or any other status staff choose,
// stops the wait but is no answer. Imported leads are owed no answer, because they did not apply
// here.
const waits = sql`${leads.status} = 'New' and ${leads.firstResponseAt} is null
  and ${leads.nextFollowUpAt} is null and ${leads.deletedAt} is null
  and ${leads.importId} is null`;
const isUnowned = isNull(leads.ownerId);

const queueColumns = { ...rowColumns, returnsAt: leads.returnsAt };

/** Leads that wait for their first answer, newest first: of one owner, or unowned ones. */
export function findWaiting(db: Queryable, scope: LeadScope, ownerId: number | null, most: number) {
  const isTheirs = ownerId === null ? isUnowned : eq(leads.ownerId, ownerId);
  return db.drizzle
    .select(queueColumns)
    .from(leads)
    .where(and(waits, isTheirs, within(scope)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(most);
}

export type QueueRow = Awaited<ReturnType<typeof findWaiting>>[number];

/**
 * The actor's leads and unowned leads that are to be called again before a moment, latest first.
 * However many steps were missed, those of the day are among them.
 */
export function findFollowUps(
  db: Queryable,
  scope: LeadScope,
  { ownerId, before, most }: { ownerId: number; before: Date; most: number },
): Promise<QueueRow[]> {
  return db.drizzle
    .select(queueColumns)
    .from(leads)
    .where(
      and(
        lt(leads.nextFollowUpAt, before),
        or(eq(leads.ownerId, ownerId), isUnowned),
        inArray(leads.status, [...openLeadStatuses]),
        isNull(leads.deletedAt),
        within(scope),
      ),
    )
    .orderBy(desc(leads.nextFollowUpAt), desc(leads.id))
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

/** Parts of the queue in calling order, each sorted by age in its own direction. */
function spansOf({ dueBefore, overdueBefore, urgentFrom }: QueueMarks) {
  const { createdAt } = leads;
  return [
    { within: and(lte(createdAt, overdueBefore), gte(createdAt, urgentFrom)), isNewestFirst: true },
    { within: and(gt(createdAt, overdueBefore), lte(createdAt, dueBefore)), isNewestFirst: false },
    { within: gt(createdAt, dueBefore), isNewestFirst: false },
    { within: lt(createdAt, urgentFrom), isNewestFirst: true },
  ];
}

interface NextLead {
  marks: QueueMarks;
  serving: Serving;
  /** Leads to skip. */
  except: readonly number[];
}

/**
 * Locks the first waiting, unowned lead that a member serves; leads locked by another call are
 * skipped.
 */
export async function lockNext(
  tx: AuditedTransaction,
  scope: LeadScope,
  { marks, serving, except }: NextLead,
) {
  const isMeant = except.length > 0 ? notInArray(leads.id, [...except]) : undefined;
  for (const span of spansOf(marks)) {
    const order = span.isNewestFirst ? desc : asc;
    const [lead] = await tx.drizzle
      .select(rowColumns)
      .from(leads)
      .where(and(waits, isUnowned, span.within, isMeant, servedBy(serving), within(scope)))
      .orderBy(order(leads.createdAt), order(leads.id))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (lead) {
      return lead;
    }
  }
  return undefined;
}

const ownerColumns = {
  id: leads.id,
  ownerId: leads.ownerId,
  language: leads.language,
  propertyState: leads.propertyState,
};

export type OwnedLead = Served & { id: number; ownerId: number | null };

const neverOwned = sql`not exists (select from ${leadOwners} where ${leadOwners.leadId} = ${leads.id})`;

/** Waiting leads that came after a moment and never had an owner, the earliest first. */
export function lockFresh(tx: AuditedTransaction, after: Date, most: number) {
  return tx.drizzle
    .select(rowColumns)
    .from(leads)
    .where(and(waits, isUnowned, gt(leads.createdAt, after), neverOwned))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
}

/** Waiting leads whose owner's time to answer is over. */
export function lockReturning(
  tx: AuditedTransaction,
  now: Date,
  most: number,
): Promise<OwnedLead[]> {
  return tx.drizzle
    .select(ownerColumns)
    .from(leads)
    .where(and(lte(leads.returnsAt, now), isNotNull(leads.ownerId), waits))
    .orderBy(asc(leads.returnsAt))
    .limit(most)
    .for('no key update', { skipLocked: true });
}

const isTold = sql`exists (
  select from ${leadOwners} where ${leadOwners.leadId} = ${leads.id} and ${leadOwners.why} = 'overdue')`;

/** Those of these leads that were reported as overdue and have had no owner since. */
export async function findTold(tx: AuditedTransaction, ids: readonly number[]) {
  const rows = await tx.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), isUnowned, isTold));
  return new Set(rows.map(({ id }) => id));
}

/** Overdue unowned leads that were not reported yet. */
export function lockUntold(
  tx: AuditedTransaction,
  { overdueBefore, urgentFrom }: QueueMarks,
  most: number,
): Promise<OwnedLead[]> {
  return tx.drizzle
    .select(ownerColumns)
    .from(leads)
    .where(
      and(
        waits,
        isUnowned,
        lte(leads.createdAt, overdueBefore),
        gte(leads.createdAt, urgentFrom),
        sql`not ${isTold}`,
      ),
    )
    .orderBy(asc(leads.createdAt))
    .limit(most)
    .for('no key update', { skipLocked: true });
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
        inArray(why, ['rule', 'claim']),
        gte(at, sql`${since}::timestamptz - interval '7 days'`),
      ),
    )
    .groupBy(ownerId);
  return new Map(rows.map((row) => [row.ownerId!, row]));
}
