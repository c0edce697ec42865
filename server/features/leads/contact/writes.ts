import { and, eq, sql } from 'drizzle-orm';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { Queryable } from '#server/db/queryable.ts';

// No lead scope: the ids were found within the scope of the actor.

// These fields are in no edit form, so `updatedAt` stays and an open edit does not conflict.

/** Stops the clock of the first answer, once; returns when it was stopped. */
export async function setFirstResponse(tx: AuditedTransaction, id: number, at: Date) {
  const [row] = await tx.drizzle
    .update(leads)
    .set({
      firstResponseAt: sql`least(${leads.firstResponseAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(leads.id, id))
    .returning({ firstResponseAt: leads.firstResponseAt });
  return row!.firstResponseAt;
}

interface NextStep {
  at: Date;
  note: string | null;
  staffId: number;
}

/** Sets the next step of a lead; null removes it. */
export async function setNextFollowUp(tx: AuditedTransaction, id: number, step: NextStep | null) {
  await tx.drizzle
    .update(leads)
    .set({
      nextFollowUpAt: step?.at ?? null,
      nextFollowUpNote: step?.note ?? null,
      nextFollowUpBy: step?.staffId ?? null,
    })
    .where(eq(leads.id, id));
}

/** Gives links to the changed address of a lead the whole page. */
export async function storeConfirmedEmail(
  tx: AuditedTransaction,
  id: number,
  confirmedEmail: string,
) {
  await tx.drizzle.update(leads).set({ confirmedEmail }).where(eq(leads.id, id));
}

// No lead scope: the ids were found within the scope of the actor.

/** The address that the person of a lead gave, while a changed one is unconfirmed. */
export async function findUnconfirmed(db: Queryable, leadId: number) {
  const { id, email, formerEmails } = leads;
  const [row] = await db.drizzle
    .select({ given: sql<string>`${formerEmails}[1]` })
    .from(leads)
    .where(and(eq(id, leadId), sql`not is_given_mailbox(${id}, ${email})`));
  return row?.given;
}
