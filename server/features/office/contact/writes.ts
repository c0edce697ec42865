import { contactAttempts } from '#server/db/tables/contact.ts';
import type { AuditedTransaction } from '../../transaction.ts';

type NewAttempt = Omit<typeof contactAttempts.$inferInsert, 'id' | 'recordedAt'>;

export async function insertAttempt(tx: AuditedTransaction, attempt: NewAttempt) {
  const [row] = await tx.drizzle
    .insert(contactAttempts)
    .values(attempt)
    .returning({ id: contactAttempts.id });
  return row!.id;
}
