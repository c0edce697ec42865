import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import { findStaffAddress } from '../../../accounts/staff/queries.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

interface Reminder {
  leadId: number;
  at: Date;
  /** The recipient, unless the lead has another owner when the mail is sent. */
  staffId: number;
}

const kind = 'follow_up_reminder';

/** Enqueues the reminder of a next step for its time; replaces a waiting one. */
export async function scheduleReminder(tx: AuditedTransaction, { leadId, at, staffId }: Reminder) {
  await cancelReminder(tx, leadId);
  await tx.drizzle.insert(jobs).values({
    kind,
    leadId,
    recipient: await findStaffAddress(tx, staffId),
    payload: { at: at.toISOString(), staffId },
    runAt: at,
  });
}

export async function cancelReminder(tx: AuditedTransaction, leadId: number) {
  await tx.drizzle
    .delete(jobs)
    .where(
      and(
        eq(jobs.leadId, leadId),
        eq(jobs.kind, kind),
        eq(jobs.status, 'waiting'),
        eq(jobs.attempts, 0),
      ),
    );
}

/** Stores who a reminder is sent to, because the lead may have got another owner. */
export async function setRecipient(db: Queryable, id: number, recipient: string) {
  await db.drizzle.update(jobs).set({ recipient }).where(eq(jobs.id, id));
}
