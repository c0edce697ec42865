import { eq } from 'drizzle-orm';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';

export async function writeCode(
  tx: AuditedTransaction,
  id: number,
  referralCode: string | null,
): Promise<void> {
  await tx.drizzle.update(leads).set({ referralCode }).where(eq(leads.id, id));
}
