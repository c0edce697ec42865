import { consentRecords } from '#server/db/tables/contact.ts';
import type { AuditedTransaction } from '../../transaction.ts';

type NewConsent = Omit<typeof consentRecords.$inferInsert, 'id' | 'recordedAt'>;

export async function insertConsent(tx: AuditedTransaction, consent: NewConsent) {
  await tx.drizzle.insert(consentRecords).values(consent);
}
