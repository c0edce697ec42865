import type { UncheckedRule } from '../programme-terms.ts';
import { doubtfulFacts } from './facts-to-confirm.ts';
import { reviewBy, writtenOn } from './review-dates.ts';

/**
 * The last day on which a rule counts as looked at: as long as a word for its fact would, from its
 * first day on, and not beyond its own last day. `confirmedBy` holds the review date of each term
 * whose fact somebody confirmed.
 */
export function ruleReviewBy(
  { key, effectiveFrom, effectiveTo }: UncheckedRule,
  confirmedBy: ReadonlyMap<string, string>,
): string {
  const fact = doubtfulFacts.find(({ keys }) => (keys as readonly string[]).includes(key));
  const own = reviewBy(fact?.review ?? 'yearly', effectiveFrom ?? writtenOn);
  const confirmed = confirmedBy.get(key) ?? own;
  const latest = confirmed > own ? confirmed : own;
  return effectiveTo !== null && effectiveTo < latest ? effectiveTo : latest;
}
