import { eq, sql } from 'drizzle-orm';
import { creditDisputes } from '#server/db/tables/partner-clients.ts';
import { leadReference, readLeadReference } from '#core/domain/leads/lead-reference.ts';
import type { DisputeOutcome } from '#core/domain/partners/dispute.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

// No lead scope: asks whether a number is that of a lead, which no answer tells.

interface NewDispute {
  affiliateId: number;
  leadReference: string;
  reason: string;
  dueAt: Date;
}

/**
 * Stores a dispute, with its lead where there is one of that number; null while the affiliate has
 * one about the same client open.
 */
export async function insertDispute(
  tx: AuditedTransaction,
  { leadReference: written, ...dispute }: NewDispute,
) {
  const named = readLeadReference(written)!;
  const [row] = await tx.drizzle
    .insert(creditDisputes)
    .values({
      ...dispute,
      leadReference: leadReference(named),
      leadId: sql`(select id from leads where id = ${named} and deleted_at is null)`,
    })
    .onConflictDoNothing()
    .returning({ id: creditDisputes.id });
  return row?.id ?? null;
}

interface Decision {
  outcome: DisputeOutcome;
  decision: string;
  decidedBy: number;
  handoverId: number | null;
}

export async function settleDispute(tx: AuditedTransaction, disputeId: number, decision: Decision) {
  await tx.drizzle
    .update(creditDisputes)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(eq(creditDisputes.id, disputeId));
}
