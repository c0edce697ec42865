import { dayAfter } from '../../office/day.ts';
import type { UncheckedRule } from '../programme-terms.ts';

/** New values of terms from a day on, all for one reason. */
export interface TermsRevision {
  readonly effectiveFrom: string;
  readonly source: string;
  readonly basis: string | null;
  readonly terms: Readonly<Record<string, unknown>>;
}

function isBefore(rule: UncheckedRule, day: string): boolean {
  return rule.effectiveFrom === null || rule.effectiveFrom < day;
}

/** The rules of one term with a new value from a day on, until its next rule begins. */
function withValue(
  rules: readonly UncheckedRule[],
  key: string,
  { effectiveFrom, source, basis, terms }: TermsRevision,
): UncheckedRule[] {
  const earlier = rules
    .filter((rule) => isBefore(rule, effectiveFrom))
    .map((rule) => {
      const endsBefore = rule.effectiveTo !== null && rule.effectiveTo < effectiveFrom;
      return endsBefore ? rule : { ...rule, effectiveTo: dayAfter(effectiveFrom, -1) };
    });
  const later = rules.filter(
    (rule) => rule.effectiveFrom !== null && rule.effectiveFrom > effectiveFrom,
  );
  const starts = later.map((rule) => rule.effectiveFrom!).toSorted();
  const next = starts[0];
  const value: UncheckedRule = {
    key,
    value: terms[key],
    effectiveFrom,
    effectiveTo: next === undefined ? null : dayAfter(next, -1),
    source,
    ...(basis === null ? {} : { basis }),
  };
  return [...earlier, value, ...later];
}

/**
 * The rules after publishing revisions, in order of publication: each value applies from its day
 * until a later rule of the same term begins. On one day, the revision published last wins.
 */
export function reviseRules(
  rules: readonly UncheckedRule[],
  revisions: readonly TermsRevision[],
): UncheckedRule[] {
  const byKey = new Map<string, UncheckedRule[]>();
  for (const rule of rules) {
    byKey.set(rule.key, [...(byKey.get(rule.key) ?? []), rule]);
  }
  for (const revision of revisions) {
    for (const key of Object.keys(revision.terms)) {
      byKey.set(key, withValue(byKey.get(key) ?? [], key, revision));
    }
  }
  return [...byKey.values()].flat();
}

/** The state of a revision on a given day. */
export type RevisionState = 'draft' | 'planned' | 'effective' | 'withdrawn';

interface Standing {
  readonly effectiveFrom: string;
  readonly publishedAt: unknown;
  readonly withdrawnAt: unknown;
}

/** A published revision is planned until its first day begins in the lender's time zone. */
export function revisionState(
  { effectiveFrom, publishedAt, withdrawnAt }: Standing,
  today: string,
): RevisionState {
  if (publishedAt === null) {
    return 'draft';
  }
  if (withdrawnAt !== null) {
    return 'withdrawn';
  }
  return effectiveFrom > today ? 'planned' : 'effective';
}
