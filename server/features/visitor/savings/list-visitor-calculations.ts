import type { NetCost } from '#core/domain/visitor/cost/net-cost.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import {
  doesCalculationHold,
  type Figures,
  figuresOf,
  figuresUnder,
} from './does-calculation-hold.ts';
import { findCalculations } from './queries.ts';

const most = 20;

/** The newest calculations of a visitor, oldest first: as shown, and under these terms. */
export async function listVisitorCalculations(
  db: Queryable,
  sessionIds: readonly string[],
  terms: ProgrammeTerms,
) {
  if (sessionIds.length === 0) {
    return [];
  }
  const newestFirst = await findCalculations(db, sessionIds, most);
  return newestFirst.toReversed().map(({ result, creditScore, ...calculation }) => {
    const { homePrice, electricBill, propertyState } = calculation;
    const home = { homePrice, electricBill, creditScore, propertyState };
    const shown = figuresOf(result as Figures);
    return {
      ...calculation,
      ...shown,
      netCost: (result as { netCost?: NetCost | null }).netCost ?? null,
      today: figuresUnder(home, terms),
      holds: doesCalculationHold(home, shown, terms),
    };
  });
}
