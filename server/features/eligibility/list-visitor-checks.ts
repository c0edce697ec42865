import type { Queryable } from '#server/db/queryable.ts';
import { findChecks } from './queries.ts';

const most = 20;

/** The newest eligibility checks of a visitor's session, the oldest of them first. */
export async function listVisitorChecks(db: Queryable, sessionId: string | null) {
  if (sessionId === null) {
    return [];
  }
  const newestFirst = await findChecks(db, sessionId, most);
  return newestFirst.toReversed().map(({ createdAt, ...check }) => ({
    ...check,
    createdAt: createdAt.toISOString(),
  }));
}
