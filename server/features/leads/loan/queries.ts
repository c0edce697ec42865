import { and, desc, eq } from 'drizzle-orm';
import { loanEvents } from '#server/db/tables/leads.ts';
import { isOfPerson } from '../../person.ts';
import type { AuditedTransaction } from '../../transaction.ts';

/** A report of the loan system on a lead. */
export interface LoanEvent {
  /** The digest of the loan system's own name for the event. */
  hash: string;
  status: string;
  at: Date;
}

/**
 * Of a lead and those merged into it: the event of this hash, and the newest one. Undefined for
 * none.
 */
export async function findLoanEvents(
  tx: AuditedTransaction,
  leadId: number,
  hash: string,
): Promise<{ same: LoanEvent | undefined; newest: LoanEvent | undefined }> {
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
): Promise<void> {
  await tx.drizzle.insert(loanEvents).values({ leadId, eventHash, status, at });
}
