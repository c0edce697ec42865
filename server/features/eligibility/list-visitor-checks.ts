import { checkEligibility } from '#core/domain/eligibility.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findChecks } from './queries.ts';

const most = 20;

/**
 * The newest eligibility checks of a visitor's session, the oldest of them first, each with the
 * answer that these terms would give now.
 */
export async function listVisitorChecks(
  db: Queryable,
  sessionId: string | null,
  terms: ProgrammeTerms,
) {
  if (sessionId === null) {
    return [];
  }
  const newestFirst = await findChecks(db, sessionId, most);
  return newestFirst.toReversed().map(({ createdAt, ...check }) => ({
    ...check,
    isEligibleToday: checkEligibility(check, terms).eligible,
    createdAt: createdAt.toISOString(),
  }));
}
