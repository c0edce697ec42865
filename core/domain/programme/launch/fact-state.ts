import type { FactToConfirm } from './facts-to-confirm.ts';
import { reviewBy } from './review-dates.ts';

export interface FactConfirmation {
  readonly fact: string;
  readonly isConfirmed: boolean;
  readonly about: Readonly<Record<string, unknown>>;
  /** The lender's day on which it was recorded. */
  readonly recordedOn: string;
}

type Confirmable = Pick<FactToConfirm, 'id' | 'about' | 'review' | 'writtenReviewBy'>;

function isAbout({ about }: Confirmable, said: FactConfirmation): boolean {
  return Object.entries(about).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(said.about[key]),
  );
}

/** The newest confirmation of a fact with its current values; undefined if none, or withdrawn. */
function wordFor(fact: Confirmable, newestFirst: readonly FactConfirmation[]) {
  const newest = newestFirst.find((said) => said.fact === fact.id);
  return newest?.isConfirmed && isAbout(fact, newest) ? newest : undefined;
}

/** The last day on which the confirmation of a fact, or else its text, counts as reviewed. */
export function factReviewBy(fact: Confirmable, newestFirst: readonly FactConfirmation[]): string {
  const word = wordFor(fact, newestFirst);
  return word ? reviewBy(fact.review, word.recordedOn) : fact.writtenReviewBy;
}

/**
 * Whether a fact is confirmed on a day: its newest entry confirms it, for the current values, and
 * the review date has not passed. `newestFirst` may include entries of other facts.
 */
export function isFactConfirmed(
  fact: Confirmable,
  newestFirst: readonly FactConfirmation[],
  today: string,
): boolean {
  return wordFor(fact, newestFirst) !== undefined && today <= factReviewBy(fact, newestFirst);
}
