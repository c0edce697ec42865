import type { FactToConfirm } from './facts-to-confirm.ts';
import { reviewBy } from './review-dates.ts';

/** A confirmation or withdrawal of a fact, and the values it was given for. */
export interface FactConfirmation {
  readonly fact: string;
  readonly isConfirmed: boolean;
  readonly about: Readonly<Record<string, unknown>>;
  /** The lender's day on which it was written down. */
  readonly recordedOn: string;
}

type Confirmable = Pick<FactToConfirm, 'id' | 'about' | 'review' | 'writtenReviewBy'>;

function isAbout({ about }: Confirmable, said: FactConfirmation): boolean {
  return Object.entries(about).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(said.about[key]),
  );
}

/** The newest word for a fact as it is now; undefined when there is none, or it was taken back. */
function wordFor(fact: Confirmable, newestFirst: readonly FactConfirmation[]) {
  const newest = newestFirst.find((said) => said.fact === fact.id);
  return newest?.isConfirmed && isAbout(fact, newest) ? newest : undefined;
}

/** The last day on which what was said of a fact, or else what is written of it, counts. */
export function factReviewBy(fact: Confirmable, newestFirst: readonly FactConfirmation[]): string {
  const word = wordFor(fact, newestFirst);
  return word ? reviewBy(fact.review, word.recordedOn) : fact.writtenReviewBy;
}

/**
 * Whether a fact is confirmed on a day: its newest word says so, what it is about has the values of
 * then, and the day on which it was to be looked at again has not passed. `newestFirst` may hold
 * other facts' words as well.
 */
export function isFactConfirmed(
  fact: Confirmable,
  newestFirst: readonly FactConfirmation[],
  today: string,
): boolean {
  return wordFor(fact, newestFirst) !== undefined && today <= factReviewBy(fact, newestFirst);
}
