import { desc, eq, sql } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { calculations } from '#server/db/tables/leads.ts';

export interface NewCalculation {
  sessionId: string | null;
  homePrice: number;
  electricBill: number;
  creditScore: string | null;
  propertyState: string;
  result: unknown;
  termsVersion: string;
  language: Language;
}

/** Keeps what a visitor was shown. */
export async function insertCalculation(db: Queryable, row: NewCalculation): Promise<void> {
  await db.query({
    name: 'insert_calculation',
    text: `insert into calculations (session_id, home_price, electric_bill, credit_score, property_state, result, terms_version, language)
           values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
    values: [
      row.sessionId,
      row.homePrice,
      row.electricBill,
      row.creditScore,
      row.propertyState,
      JSON.stringify(row.result),
      row.termsVersion,
      row.language,
    ],
  });
}

/** The newest `count` calculations of a session, the newest first. */
export function findCalculations(db: Queryable, sessionId: string, count: number) {
  const { result } = calculations;
  return db.drizzle
    .select({
      homePrice: calculations.homePrice,
      electricBill: calculations.electricBill,
      propertyState: calculations.propertyState,
      monthlySavings: sql<number>`(${result}->>'monthlySavings')::int`,
      totalBenefit: sql<number>`(${result}->>'totalBenefit')::int`,
      termsVersion: calculations.termsVersion,
      createdAt: calculations.createdAt,
    })
    .from(calculations)
    .where(eq(calculations.sessionId, sessionId))
    .orderBy(desc(calculations.createdAt))
    .limit(count);
}

export function countAll(db: Queryable): Promise<number> {
  return db.drizzle.$count(calculations);
}
