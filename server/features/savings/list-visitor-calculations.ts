import type { Queryable } from '#server/db/queryable.ts';
import { findCalculations } from './queries.ts';

const most = 20;

/** The newest calculations of a visitor's session, the oldest of them first. */
export async function listVisitorCalculations(db: Queryable, sessionId: string | null) {
  if (sessionId === null) {
    return [];
  }
  const newestFirst = await findCalculations(db, sessionId, most);
  return newestFirst.toReversed().map(({ createdAt, ...calculation }) => ({
    ...calculation,
    createdAt: createdAt.toISOString(),
  }));
}
