import type { PersonDispute } from './queries.ts';

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
