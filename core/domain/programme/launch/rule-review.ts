import type { UncheckedRule } from '../programme-terms.ts';
import { doubtfulFacts } from './facts-to-confirm.ts';
import { reviewBy, writtenOn } from './review-dates.ts';

/**
 * The last day on which a rule counts as reviewed: as long as a confirmation of its fact would last
 * from the rule's first day, but not beyond the rule's last day. `confirmedBy` holds the review
 * date of each term whose fact was confirmed.
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
