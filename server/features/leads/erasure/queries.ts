import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { decidingStatuses } from '#core/domain/leads/erasure.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { erasures } from '#server/db/tables/erasure.ts';
import { leadAddress, type LeadRow, leads } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../../lead-scope.ts';
import { isOfPerson } from '../../person.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { within } from '../../scoped-leads.ts';

const columns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  ...leadAddress,
  loanNumber: leads.loanNumber,
};

export type PersonalLead = { [Name in keyof typeof columns]: LeadRow[Name] };

/** A lead that was not sealed, deleted or not; undefined when the scope does not hold it. */
export async function findUnsealed(db: Queryable, scope: LeadScope, id: number) {
  const [lead] = await db.drizzle
    .select(columns)
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.sealedAt), within(scope)));
  return lead;
}

/** Other leads with the same number or mailbox, and whether they are the same person's. */
export function findRelated(db: Queryable, { id, phone, email }: PersonalLead) {
  const digits = phone.replace(/\D/g, '');
  const isOfNumber = eq(leads.phone, phone);
  const isOfMailbox = sql`fold_mailbox(${leads.email}) = fold_mailbox(${email})`;
  const isMerged = isOfPerson(leads.id, id);
  // The search index covers both.
  const isNear = or(
    email ? sql`${leads.search} like folded_pattern(${email})` : undefined,
    digits ? sql`${leads.search} like ${`%${digits}%`}` : undefined,
    isMerged,
  );
  return db.drizzle
    .select({
      ...columns,
      isOwn: sql<boolean>`coalesce(${isMerged} or (${isOfNumber} and ${isOfMailbox}), false)`,
    })
    .from(leads)
    .where(
      and(ne(leads.id, id), isNull(leads.sealedAt), isNear, or(isOfNumber, isOfMailbox, isMerged)),
    )
    .orderBy(asc(leads.createdAt), asc(leads.id));
}

/** The leads of the person of a lead, those merged into it or it was merged into included. */
export async function findLeadsOfPerson(db: Queryable, leadId: number): Promise<number[]> {
  const { rows } = await db.query<{ ids: (number | string)[] }>(
    'select leads_of_person($1) as ids',
    [leadId],
  );
  return rows[0]!.ids.map(Number);
}

const sessionsText = `
select distinct session_id as "sessionId" from leads l
where id = any ($1) and session_id is not null and not exists (
  select from leads o where o.session_id = l.session_id and o.id <> all ($1))`;

export async function findOwnSessions(db: Queryable, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.query<{ sessionId: string }>(sessionsText, [ids]);
  return rows.map(({ sessionId }) => sessionId);
}

export async function findVisitorLeads(
  db: Queryable,
  { sessionId, mobileNumber }: { sessionId: string; mobileNumber: string | null },
) {
  const isOfNumber = mobileNumber === null ? sql`false` : eq(leads.phone, mobileNumber);
  const isOfVisit = eq(leads.sessionId, sessionId);
  return db.drizzle
    .select({
      id: leads.id,
      isOfVisit: sql<boolean>`coalesce(${isOfVisit}, false)`,
      isOfNumber: sql<boolean>`${isOfNumber}`,
    })
    .from(leads)
    .where(or(isOfVisit, isOfNumber));
}

/** When each lead was sealed, by id. None can be sealed until the transaction ends. */
export async function lockAgainstErasure(tx: Transaction, ids: readonly number[]) {
  const rows = await tx.drizzle
    .select({ id: leads.id, sealedAt: leads.sealedAt })
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(asc(leads.id))
    // Other changes of a lead go on meanwhile.
    .for('key share');
  return new Map(rows.map(({ id, sealedAt }) => [id, sealedAt]));
}

const lastAnswerText = `
select (max(at) at time zone $5)::date::text as day from (
  select created_at as at from leads
  where id = any ($1) and (credit_score is not null or home_price is not null)
  union all
  select changed_at from lead_status_history where lead_id = any ($1) and to_status = any ($4)
  union all
  select created_at from eligibility_checks
  where session_id = any ($2) or mobile_number = any ($3)
  union all
  select greatest(due_at, sent_at, set_aside_at) from negative_notices
  where session_id = any ($2) or mobile_number = any ($3)
) answers`;

export async function findMailboxes(db: Queryable, ids: readonly number[]): Promise<string[]> {
  const rows = await db.drizzle
    .selectDistinct({ mailbox: sql<string>`fold_mailbox(${leads.email})` })
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), ne(leads.email, '')));
  return rows.map(({ mailbox }) => mailbox);
}

interface Whose {
  leads: readonly number[];
  sessions: readonly string[];
  phones: readonly string[];
}

/** The day of the last answer to or decision on a person; null if nothing was judged. */
export async function findLastAnswer(
  db: Queryable,
  { leads: ids, sessions, phones }: Whose,
  timeZone: string,
) {
  const values = [ids, sessions, phones, decidingStatuses, timeZone];
  const { rows } = await db.query<{ day: string | null }>(lastAnswerText, values);
  return rows[0]!.day;
}

export function findPersonal(db: Queryable, ids: readonly number[]): Promise<PersonalLead[]> {
  return db.drizzle
    .select(columns)
    .from(leads)
    .where(inArray(leads.id, [...ids]));
}

export type Erasure = typeof erasures.$inferSelect;

export async function findErasure(db: Queryable, id: number): Promise<Erasure | undefined> {
  const [erasure] = await db.drizzle.select().from(erasures).where(eq(erasures.id, id));
  return erasure;
}

/** Erasures whose day has come, locked against a second worker until the transaction ends. */
export function lockDueErasures(tx: AuditedTransaction, today: string): Promise<Erasure[]> {
  return tx.drizzle
    .select()
    .from(erasures)
    .where(and(isNull(erasures.erasedAt), lte(erasures.eraseOn, today)))
    .orderBy(asc(erasures.id))
    .limit(1)
    .for('update', { skipLocked: true });
}

export async function findSealed(db: Queryable, ids: readonly number[]) {
  const rows = await db.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), isNotNull(leads.sealedAt)));
  return new Set(rows.map(({ id }) => id));
}
