import { eq, inArray, sql } from 'drizzle-orm';
import { jobs } from '#server/db/tables/jobs.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';

/** What a follow-up is written once for. */
export function followUpEvent(leadId: number): string {
  return `follow_up:${leadId}`;
}

/**
 * Enqueues the follow-up of each lead, due so many minutes from now. Of a lead one is written; one
 * that was kept back waits anew.
 */
export async function insertFollowUps(
  tx: AuditedTransaction,
  leadIds: readonly number[],
  minutes: number,
): Promise<void> {
  const due = sql`now() + make_interval(mins => ${minutes}::int)`;
  const applicants = await tx.drizzle
    .select({ leadId: leads.id, recipient: leads.email, language: leads.language })
    .from(leads)
    .where(inArray(leads.id, [...leadIds]))
    .orderBy(leads.id);
  const rows = applicants.map((applicant) => ({
    ...applicant,
    kind: 'follow_up',
    event: followUpEvent(applicant.leadId),
    runAt: due,
  }));
  await tx.drizzle
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: jobs.event,
      targetWhere: sql`event is not null`,
      set: {
        status: 'waiting',
        recipient: sql`excluded.recipient`,
        attempts: 0,
        runAt: due,
        lastError: null,
      },
      setWhere: eq(jobs.status, 'withheld'),
    });
}
