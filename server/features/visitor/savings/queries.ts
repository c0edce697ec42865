import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { countFirstDays } from '#server/db/first-days.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { calculations } from '#server/db/tables/calculations.ts';

/** Stores an estimate as shown to a visitor. */
export async function insertCalculation(
  db: Queryable,
  calculation: typeof calculations.$inferInsert,
) {
  await db.drizzle.insert(calculations).values(calculation);
}

/** The newest `count` calculations of these sessions, newest first. */
export function findCalculations(db: Queryable, sessionIds: readonly string[], count: number) {
  return db.drizzle
    .select({
      ...columnsOf(calculations, 'homePrice electricBill creditScore propertyState result'),
      ...columnsOf(calculations, 'language termsVersion createdAt'),
    })
    .from(calculations)
    .where(inArray(calculations.sessionId, [...sessionIds]))
    .orderBy(desc(calculations.createdAt))
    .limit(count);
}

/** The newest `count` estimates of a session that were shown until a moment, the newest first. */
export function findCalculationsBefore(
  db: Queryable,
  sessionId: string,
  moment: Date,
  count: number,
) {
  const { homePrice, electricBill, propertyState, result, createdAt } = calculations;
  // Prepared, so that it is planned once: it runs for every confirmation.
  return db.drizzle
    .select({
      homePrice,
      electricBill,
      propertyState,
      result,
    })
    .from(calculations)
    .where(
      and(
        eq(calculations.sessionId, sql.placeholder('sessionId')),
        lte(createdAt, sql.placeholder('moment')),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(sql.placeholder('count'))
    .prepare('find_calculations_before')
    .execute({
      sessionId,
      moment,
      count,
    });
}

export function findCalculatorDays(db: Queryable, timeZone: string) {
  return countFirstDays(db, calculations, timeZone);
}

export function countCalculations(db: Queryable) {
  return db.drizzle.$count(calculations);
}
