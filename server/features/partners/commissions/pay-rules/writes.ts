import { payRules } from '#server/db/tables/partners.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

/** Stores a rule; returns its number. */
export async function insertPayRule(
  tx: AuditedTransaction,
  rule: Omit<typeof payRules.$inferInsert, 'id' | 'publishedAt'>,
): Promise<number> {
  const [row] = await tx.drizzle.insert(payRules).values(rule).returning({ id: payRules.id });
  return row!.id;
}
