import { calculationFigures } from '#core/contract/lead/shown.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { calculateSavings } from '#core/domain/savings.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findCalculations } from './queries.ts';

const most = 20;

/**
 * The newest calculations of a visitor's session, the oldest of them first: what was shown, and what
 * these terms would show now.
 */
export async function listVisitorCalculations(
  db: Queryable,
  sessionId: string | null,
  terms: ProgrammeTerms,
) {
  if (sessionId === null) {
    return [];
  }
  const newestFirst = await findCalculations(db, sessionId, most);
  return newestFirst.toReversed().map(({ createdAt, result, ...calculation }) => {
    const { homePrice, electricBill, propertyState } = calculation;
    const home = {
      homePrice,
      electricBill,
      propertyState: propertyState as StateCode,
    };
    const shown = figuresOf(result as Figures);
    const today = figuresOf(calculateSavings(home, terms));
    return {
      ...calculation,
      ...shown,
      today,
      holds: figureNames.every((name) => shown[name] === today[name]),
      createdAt: createdAt.toISOString(),
    };
  });
}

const figureNames = Object.keys(calculationFigures) as (keyof typeof calculationFigures)[];
type Figures = Record<(typeof figureNames)[number], number>;

function figuresOf(result: Figures): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, result[name] ?? 0])) as Figures;
}
