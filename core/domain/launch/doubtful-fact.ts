import type { ProgrammeTerms } from '../programme-terms.ts';
import type { TermKey } from '../term-values.ts';
import type { Review } from './review.ts';
import type { DataTable } from './review-dates.ts';

/** A fact of the offer that must be confirmed, and the terms that depend on it. */
export interface DoubtfulFact {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly severity: 'high' | 'medium';
  /** How long a confirmation holds; a year unless it says otherwise. */
  readonly review?: Review;
  readonly keys: readonly TermKey[];
  readonly table?: DataTable;
  /** Which of its terms call for a word now; without it, all do. None: there is nothing to confirm. */
  readonly openKeys?: (terms: ProgrammeTerms, today: string) => readonly TermKey[];
  /** The term by which the lender says itself that it holds: until that has to be looked at again. */
  readonly settledBy?: TermKey;
}
