import { and, asc, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { openLeadStatuses } from '#core/domain/leads/lead-status.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { leadAddress, leads } from '#server/db/tables/leads.ts';

// No lead scope: parts of a condition, to which the caller adds the scope.

/**
 * Whether a lead waits for its first answer, spelled as the index of waiting leads has it. A next
 * step, or any other status staff choose, stops the wait but is no answer. Imported leads are owed
 * no answer, because they did not apply here.
 */
export const waits = sql`${leads.status} = 'New' and ${leads.firstResponseAt} is null
  and ${leads.nextFollowUpAt} is null and ${leads.deletedAt} is null
  and ${leads.importId} is null`;

// By hand: in a list of columns Drizzle leaves out the names of tables.
/** Whether nobody tried to reach the person yet. */
export const isUntried = sql`not exists (
  select from contact_attempts where contact_attempts.lead_id = leads.id)`;

/** What a first answer is worth, spelled as its index has it. */
export const rank = sql<number>`call_rank(${leads.isQualified}, ${leads.timeline}, ${leads.homePrice})`;

export const isStepOpen = and(
  isNotNull(leads.nextFollowUpAt),
  inArray(leads.status, [...openLeadStatuses]),
  isNull(leads.deletedAt),
);

/** The moment of an order, by which leads are due but for those whose person is asleep. */
export interface CallMoment {
  now: Date;
  /** Leads that came at or before this moment are due. */
  dueBefore: Date;
  notDue: readonly number[];
}

/** The place of a lead in the order in which leads are called; `callPlace` in SQL. */
export function callPlace({ now, dueBefore, notDue }: CallMoment): SQL {
  const isAwake = sql`leads.id <> all (${sql.param(notDue)}::bigint[])`;
  const isDue = sql`${isAwake} and case when leads.next_follow_up_at is null
    then leads.created_at <= ${dueBefore.toISOString()}::timestamptz and ${isUntried}
    else leads.next_follow_up_at <= ${now.toISOString()}::timestamptz end`;
  return sql`call_place(case when ${isStepOpen} then leads.next_follow_up_at end,
    ${waits}, ${isDue}, ${rank})`;
}

const dueColumns = {
  id: leads.id,
  ...leadAddress,
  ...columnsOf(leads, 'status contactMethod propertyState currentAddress createdAt'),
  ...columnsOf(leads, 'nextFollowUpAt'),
};

/** At most so many due leads are asked whether their person is asleep. */
const most = 1000;

/** The leads within a condition that are due if their person may be called. */
export async function findDue(
  db: Queryable,
  condition: SQL | undefined,
  { now, dueBefore }: Omit<CallMoment, 'notDue'>,
) {
  const { nextFollowUpAt } = leads;
  const [steps, waiting] = await Promise.all([
    db.drizzle
      .select(dueColumns)
      .from(leads)
      .where(and(lte(nextFollowUpAt, now), isStepOpen, condition))
      .orderBy(asc(nextFollowUpAt))
      .limit(most),
    db.drizzle
      .select(dueColumns)
      .from(leads)
      .where(and(waits, lte(leads.createdAt, dueBefore), condition))
      .orderBy(rank)
      .limit(most),
  ]);
  return [...steps, ...waiting];
}
