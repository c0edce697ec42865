import type { ProgrammeTerms } from '../programme-terms.ts';
import type { TermKey } from '../term-values.ts';
import type { Review } from './review.ts';
import type { DataTable } from './review-dates.ts';

export const factNeeds = ['you', 'document', 'lawyer'] as const;

/** A fact of the offer that must be confirmed, and the terms that depend on it. */
export interface DoubtfulFact {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly severity: 'high' | 'medium';
  /** What settles it; default: a document. */
  readonly needs?: (typeof factNeeds)[number];
  /** How long a confirmation is valid; default: a year. */
  readonly review?: Review;
  readonly keys: readonly TermKey[];
  readonly table?: DataTable;
  /**
   * Which of its terms need a confirmation now; if left out, all. An empty list means that there is
   * nothing to confirm.
   */
  readonly openKeys?: (terms: ProgrammeTerms, today: string) => readonly TermKey[];
  /** A term by which the lender itself states the fact; it settles it until the next review. */
  readonly settledBy?: TermKey;
}
