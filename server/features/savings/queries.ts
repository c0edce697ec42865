import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { calculations } from '#server/db/tables/leads.ts';

type Row = typeof calculations.$inferSelect;

/** A calculation as it is written: every column but those that the database fills. */
export type NewCalculation = Omit<Row, 'id' | 'createdAt'>;

/** Keeps what a visitor was shown. */
export async function insertCalculation(db: Queryable, row: NewCalculation): Promise<void> {
  await db.drizzle.insert(calculations).values(row);
}

/** The newest `count` calculations of a session, the newest first. */
export function findCalculations(db: Queryable, sessionId: string, count: number) {
  return db.drizzle
    .select({
      homePrice: calculations.homePrice,
      electricBill: calculations.electricBill,
      propertyState: calculations.propertyState,
      result: calculations.result,
      language: calculations.language,
      termsVersion: calculations.termsVersion,
      createdAt: calculations.createdAt,
    })
    .from(calculations)
    .where(eq(calculations.sessionId, sessionId))
    .orderBy(desc(calculations.createdAt))
    .limit(count);
}
