import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { leads, leadStatusHistory, loanEvents } from '#server/db/tables/leads.ts';
import type { LeadScope } from '../lead-scope.ts';
import type { AuditedTransaction } from '../transaction.ts';
import type { LockedLead } from './queries.ts';
import { within } from '../scoped-leads.ts';
import { isOfPerson } from '../person.ts';

// Two changes within a millisecond still get two moments, because edits detect stale data by them.
export const changedNow = sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`;

export async function changeLead(tx: AuditedTransaction, id: number, changes: Partial<LockedLead>) {
  const [row] = await tx.drizzle
    .update(leads)
    .set({ ...changes, updatedAt: changedNow })
    .where(eq(leads.id, id))
    .returning({ updatedAt: leads.updatedAt });
  return row!.updatedAt;
}

type StatusChange = Omit<typeof leadStatusHistory.$inferInsert, 'id' | 'changedAt'>;

export async function insertStatusChange(tx: AuditedTransaction, change: StatusChange) {
  const [row] = await tx.drizzle
    .insert(leadStatusHistory)
    .values(change)
    .returning({ id: leadStatusHistory.id });
  return row!.id;
}

/** Returns when it was deleted, and its price; undefined when the scope holds no such lead. */
export async function markDeleted(tx: AuditedTransaction, scope: LeadScope, id: number) {
  const [row] = await tx.drizzle
    .update(leads)
    .set({
      deletedAt: sql`now()`,
      updatedAt: changedNow,
    })
    .where(and(eq(leads.id, id), isNull(leads.deletedAt), within(scope)))
    .returning({ deletedAt: leads.deletedAt, homePrice: leads.homePrice });
  return row && { ...row, deletedAt: row.deletedAt! };
}

/** Returns the lead's price; undefined if it was restored before. */
export async function unmarkDeleted(tx: AuditedTransaction, scope: LeadScope, id: number) {
  const [row] = await tx.drizzle
    .update(leads)
    .set({ deletedAt: null, updatedAt: changedNow })
    .where(
      and(
        eq(leads.id, id),
        isNotNull(leads.deletedAt),
        isNull(leads.sealedAt),
        isNull(leads.mergedIntoId),
        within(scope),
      ),
    )
    .returning({ homePrice: leads.homePrice });
  return row;
}

/**
 * True for a lead of the scope. Waits for an erasure that is under way, and blocks the next until
 * the transaction ends. Other changes of the lead do not wait.
 */
export async function holdLead(tx: AuditedTransaction, scope: LeadScope, id: number) {
  const rows = await tx.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt), within(scope)))
    .for('key share');
  return rows.length > 0;
}

export interface LoanEvent {
  /** The digest of the loan system's own name for the event. */
  hash: string;
  status: string;
  at: Date;
}

/** Of a lead and those merged into it: the event of this hash, and the newest; or undefined. */
export async function findLoanEvents(tx: AuditedTransaction, leadId: number, hash: string) {
  const { eventHash, status, at } = loanEvents;
  const ofPerson = isOfPerson(loanEvents.leadId, leadId);
  const events = () => tx.drizzle.select({ hash: eventHash, status, at }).from(loanEvents);
  const [same] = await events().where(and(ofPerson, eq(eventHash, hash)));
  const [newest] = await events().where(ofPerson).orderBy(desc(at), desc(eventHash)).limit(1);
  return { same, newest };
}

export async function insertLoanEvent(
  tx: AuditedTransaction,
  leadId: number,
  { hash: eventHash, status, at }: LoanEvent,
) {
  await tx.drizzle.insert(loanEvents).values({ leadId, eventHash, status, at });
}
