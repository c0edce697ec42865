import type { PersonDispute } from './queries.ts';

export function decidersOf(disputes: readonly PersonDispute[]): number[] {
  return [...new Set(disputes.flatMap(({ decidedBy }) => decidedBy ?? []))];
}

/** A dispute as staff read it in a history; `names` has the members who decided. */
export function presentDispute(
  { affiliateName, createdAt, reason, outcome, decision, decidedBy, decidedAt }: PersonDispute,
  names: ReadonlyMap<number, string>,
) {
  return {
    affiliate: affiliateName,
    askedAt: createdAt,
    why: reason,
    decided: outcome &&
      decidedAt && {
        outcome,
        reason: decision ?? '',
        by: names.get(decidedBy ?? 0) ?? '',
        at: decidedAt,
      },
  };
}

/**
 * A dispute as the credited partner reads it; null for an open one of another partner. The texts of
 * the office and another partner stay between them.
 */
export function presentDisputeTo(
  affiliateId: number,
  { affiliateId: asked, createdAt, reason, outcome, decision, decidedAt }: PersonDispute,
) {
  const isOwn = asked === affiliateId;
  if (!isOwn && outcome === null) {
    return null;
  }
  return {
    isOwn,
    askedAt: createdAt,
    why: isOwn ? reason : null,
    decided: outcome &&
      decidedAt && {
        at: decidedAt,
        outcome,
        reason: isOwn ? decision : null,
      },
  };
}
