import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { countFirstDays } from '#server/db/first-days.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { calculationAssumptions, calculations } from '#server/db/tables/calculations.ts';
import { type RowOf, writtenColumns } from '#server/db/written-columns.ts';
import { partResult } from './part-result.ts';

// Earlier versions filled the result.
const written = writtenColumns(calculations, ['id', 'createdAt', 'assumptionsHash', 'result']);

/** A calculation to be inserted: every column but those the database fills. */
type NewCalculation = Omit<RowOf<typeof written>, 'figures'> & { result: { assumptions: object } };

// By hand, so that both are stored by one statement.
const insertText = `
with kept as (
  insert into calculation_assumptions (hash, assumptions, template)
  values ($1::bytea, $2::jsonb, $3) on conflict do nothing
)
insert into calculations (assumptions_hash, ${written.names})
select $1::bytea, shown.* from jsonb_to_record($4::jsonb) as shown (${written.definitions})`;

/**
 * Stores an estimate as shown to a visitor: its figures, and once for all calculations that share
 * them its assumptions and the names of the figures.
 */
export async function insertCalculation(
  db: Queryable,
  { result: { assumptions, ...result }, ...row }: NewCalculation,
): Promise<void> {
  const assumed = JSON.stringify(assumptions);
  const { template, figures } = partResult(result);
  const hash = createHash('sha256').update(assumed).update(template).digest();
  await db.query({
    name: 'insert_calculation',
    text: insertText,
    values: [hash, assumed, template, JSON.stringify({ ...row, figures: figures.join('\n') })],
  });
}

/** The result of a calculation, without its assumptions. */
const result = sql<unknown>`calculation_result(${calculations})`;

/** The newest `count` calculations of these sessions, newest first. */
export function findCalculations(db: Queryable, sessionIds: readonly string[], count: number) {
  return db.drizzle
    .select({
      homePrice: calculations.homePrice,
      electricBill: calculations.electricBill,
      creditScore: calculations.creditScore,
      propertyState: calculations.propertyState,
      result,
      language: calculations.language,
      termsVersion: calculations.termsVersion,
      createdAt: calculations.createdAt,
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
  const { homePrice, electricBill, propertyState, createdAt } = calculations;
  // Prepared, so that it is planned once: it runs for every confirmation.
  return db.drizzle
    .select({
      homePrice,
      electricBill,
      propertyState,
      result,
      assumptions: calculationAssumptions.assumptions,
    })
    .from(calculations)
    .leftJoin(calculationAssumptions, eq(calculationAssumptions.hash, calculations.assumptionsHash))
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

/** How many sessions calculated for the first time on each day of a time zone. */
export function findCalculatorDays(db: Queryable, timeZone: string) {
  return countFirstDays(db, calculations, timeZone);
}

/** How many calculations are stored. */
export function countAll(db: Queryable): Promise<number> {
  return db.drizzle.$count(calculations);
}
