import { dayAfter } from '../../office/day.ts';
import { holdsOn, type UncheckedRule } from '../programme-terms.ts';
import type { TermKey } from '../term-values.ts';
import { type FactConfirmation, factReviewBy, isFactConfirmed } from './fact-state.ts';
import { doubtfulFacts, type FactToConfirm } from './facts-to-confirm.ts';
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

/** The review date of each term whose fact is confirmed on a day. */
export function confirmedTerms(
  facts: readonly FactToConfirm[],
  newestFirst: readonly FactConfirmation[],
  today: string,
): ReadonlyMap<string, string> {
  return new Map(
    facts
      .filter((fact) => isFactConfirmed(fact, newestFirst, today))
      .flatMap((fact) =>
        fact.ruleKeys.map((key) => [key, factReviewBy(fact, newestFirst)] as const),
      ),
  );
}

interface Reviewed {
  readonly rules: readonly UncheckedRule[];
  readonly confirmedBy: ReadonlyMap<string, string>;
  readonly today: string;
}

/** The next day by which one of these terms is reviewed or ends, at most `most` days away. */
export function nextReviewOf(
  keys: readonly TermKey[],
  { rules, confirmedBy, today }: Reviewed,
  most: number,
): string {
  return rules
    .filter((rule) => (keys as readonly string[]).includes(rule.key) && holdsOn(rule, today))
    .map((rule) => ruleReviewBy(rule, confirmedBy))
    .filter((day) => day >= today)
    .reduce((next, day) => (day < next ? day : next), dayAfter(today, most));
}
