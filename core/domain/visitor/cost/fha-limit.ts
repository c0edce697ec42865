import type { Dollars } from '../../money.ts';
import type { ProgrammeTerms } from '../../programme/programme-terms.ts';

type LimitTerms = Pick<ProgrammeTerms, 'fhaLimitFloor' | 'fhaLeastDownRate'>;

/** The highest price within the year's lowest county limit at the least down payment. */
function priceAtFhaFloor({ fhaLimitFloor, fhaLeastDownRate }: LimitTerms): Dollars {
  return fhaLimitFloor / (1 - fhaLeastDownRate);
}

/** That price rounded down to hundreds, which every county allows. */
export function priceUnderFhaFloor(terms: LimitTerms): Dollars {
  return Math.floor(priceAtFhaFloor(terms) / 100) * 100;
}

/** Whether the county's limit must be checked for a price; never a refusal. */
export function needsCountyNote(homePrice: Dollars, terms: LimitTerms): boolean {
  return homePrice > priceAtFhaFloor(terms);
}
