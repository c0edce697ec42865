import type { Dollars } from '../money.ts';
import type { ProgrammeTerms } from '../programme-terms.ts';

type LimitTerms = Pick<ProgrammeTerms, 'fhaLimitFloor' | 'fhaLeastDownRate'>;

/** The price that the lowest county limit of the year carries at the least down payment. */
function priceAtFhaFloor({ fhaLimitFloor, fhaLeastDownRate }: LimitTerms): Dollars {
  return fhaLimitFloor / (1 - fhaLeastDownRate);
}

/** The same as it is written: whole hundreds, which every county carries. */
export function priceUnderFhaFloor(terms: LimitTerms): Dollars {
  return Math.floor(priceAtFhaFloor(terms) / 100) * 100;
}

/** Whether the limit of the county has to be looked at for a price; never a refusal. */
export function needsCountyNote(homePrice: Dollars, terms: LimitTerms): boolean {
  return homePrice > priceAtFhaFloor(terms);
}
