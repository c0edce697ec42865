import { checkEligibility } from '#core/domain/visitor/eligibility.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findChecks } from './queries.ts';

const most = 20;

/**
 * The newest eligibility checks of a visitor's sessions, sorted oldest first, each with the answer
 * these terms would give.
 */
export async function listVisitorChecks(
  db: Queryable,
  sessionIds: readonly string[],
  terms: ProgrammeTerms,
) {
  if (sessionIds.length === 0) {
    return [];
  }
  const newestFirst = await findChecks(db, sessionIds, most);
  return newestFirst.toReversed().map((check) => ({
    ...check,
    isEligibleToday: checkEligibility(check, terms).eligible,
  }));
}
