import type { Queryable } from '#server/db/queryable.ts';
import { countAll, findCalculatorDays } from './queries.ts';

/** Sessions by the day of their first calculation in a time zone, and all calculations. */
export async function countCalculations(db: Queryable, timeZone: string) {
  const [calculatorVisits, calculations] = await Promise.all([
    findCalculatorDays(db, timeZone),
    countAll(db),
  ]);
  return { calculatorVisits, calculations };
}
