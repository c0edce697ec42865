import { holdsOn, type ProgrammeTerms, type UncheckedRule } from '../programme-terms.ts';
import type { TermKey } from '../term-values.ts';
import type { DoubtfulFact, factNeeds } from './doubtful-fact.ts';
import { factsOfTheLender } from './facts-of-the-lender.ts';
import { factsOfTheOffer } from './facts-of-the-offer.ts';
import type { Review } from './review.ts';
import { dataTables, reviewBy, writtenOn } from './review-dates.ts';

export const doubtfulFacts: readonly DoubtfulFact[] = [...factsOfTheOffer, ...factsOfTheLender];

/** Something the lender must confirm; shown in the CRM. */
export interface FactToConfirm {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly severity: 'high' | 'medium';
  /** Who or what can settle it. */
  readonly needs: (typeof factNeeds)[number];
  readonly review: Review;
  readonly ruleKeys: readonly TermKey[];
  /** The terms and the table date that a confirmation refers to. */
  readonly about: Readonly<Record<string, unknown>>;
  /** The last day on which the values count without a confirmation. */
  readonly writtenReviewBy: string;
}

function firstDayOf(key: TermKey, rules: readonly UncheckedRule[], today: string): string {
  const inForce = rules.find((rule) => rule.key === key && holdsOn(rule, today));
  return inForce?.effectiveFrom ?? writtenOn;
}

/** The terms of a fact that need a confirmation; null if there is nothing to confirm. */
function openKeysOf(
  fact: DoubtfulFact,
  terms: ProgrammeTerms,
  today: string,
  rules: readonly UncheckedRule[],
): readonly TermKey[] | null {
  const { keys, openKeys, settledBy, review = 'yearly' } = fact;
  if (!openKeys) {
    return keys;
  }
  const open = openKeys(terms, today);
  if (open.length > 0) {
    return open;
  }
  // A term that once settled the fact must be reviewed again as well.
  const isOver = settledBy && today > reviewBy(review, firstDayOf(settledBy, rules, today));
  return isOver ? keys : null;
}

function toConfirm(
  fact: DoubtfulFact,
  ruleKeys: readonly TermKey[],
  terms: ProgrammeTerms,
): FactToConfirm {
  const { id, title, detail, severity, needs = 'document', review = 'yearly', table } = fact;
  const stamp = table ? { [table]: dataTables[table].retrieved } : {};
  return {
    id,
    title,
    detail,
    severity,
    needs,
    review,
    ruleKeys,
    about: { ...Object.fromEntries(ruleKeys.map((key) => [key, terms[key]])), ...stamp },
    writtenReviewBy: reviewBy(review, table ? dataTables[table].retrieved : writtenOn),
  };
}

/**
 * The facts the lender must confirm on a day 'YYYY-MM-DD', most severe first. A fact is left out
 * while the terms do not call for it, unless the rule that says so is due for review.
 */
export function factsToConfirm(
  terms: ProgrammeTerms,
  today: string,
  rules: readonly UncheckedRule[],
): FactToConfirm[] {
  return doubtfulFacts
    .flatMap((fact) => {
      const ruleKeys = openKeysOf(fact, terms, today, rules);
      return ruleKeys ? [toConfirm(fact, ruleKeys, terms)] : [];
    })
    .sort((a, b) => Number(a.severity !== 'high') - Number(b.severity !== 'high'));
}
