import { isUnanswered } from '#core/domain/permission/outcomes.ts';
import { and, asc, desc, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { contactAttempts } from '#server/db/tables/contact.ts';
import { leads } from '#server/db/tables/leads.ts';
import { isOfPerson } from '../../person.ts';

// No lead scope: next steps by staff id, because a calendar address has no session; both queries
// return only ids and times.

export function countCalls(db: Queryable, leadId: number) {
  const isCall = and(
    isOfPerson(contactAttempts.leadId, leadId),
    eq(contactAttempts.channel, 'phone'),
  );
  return db.drizzle.$count(contactAttempts, isCall);
}

/** How many of the latest calls in a row nobody took. */
export async function countUnanswered(db: Queryable, leadId: number) {
  const calls = (await findAttempts(db, leadId)).filter(({ channel }) => channel === 'phone');
  const answered = calls.findIndex(({ outcome }) => !isUnanswered(outcome));
  return answered < 0 ? calls.length : answered;
}

const mostAttempts = 50;

/** The latest calls and messages of a lead, newest first. */
export function findAttempts(db: Queryable, leadId: number) {
  const { id, channel, outcome, note, permission, override, madeAt, staffId } = contactAttempts;
  return db.drizzle
    .select({ id, channel, outcome, note, permission, override, madeAt, staffId })
    .from(contactAttempts)
    .where(isOfPerson(contactAttempts.leadId, leadId))
    .orderBy(desc(madeAt), desc(id))
    .limit(mostAttempts);
}

/** A member's next steps: those of their own leads, and those they set on unowned leads. */
function ofStaff(staffId: number): SQL | undefined {
  const { ownerId, nextFollowUpAt, nextFollowUpBy, deletedAt } = leads;
  const isUnowned = and(isNull(ownerId), eq(nextFollowUpBy, staffId));
  return and(isNotNull(nextFollowUpAt), isNull(deletedAt), or(eq(ownerId, staffId), isUnowned));
}

/** How many of a member's next steps are due. */
export function countDueFollowUps(db: Queryable, staffId: number, now: Date) {
  return db.drizzle.$count(leads, and(ofStaff(staffId), lte(leads.nextFollowUpAt, now)));
}

const mostFollowUps = 500;

/** A member's next steps, earliest first. */
export async function listFollowUps(db: Queryable, staffId: number) {
  const rows = await db.drizzle
    .select({ leadId: leads.id, at: leads.nextFollowUpAt })
    .from(leads)
    .where(ofStaff(staffId))
    .orderBy(asc(leads.nextFollowUpAt))
    .limit(mostFollowUps);
  return rows.map(({ leadId, at }) => ({ leadId, at: at! }));
}
