import type { Queryable } from '#server/db/queryable.ts';
import { findOfVisits } from './queries.ts';

interface Visitor {
  sessions: readonly string[];
  phones: readonly string[];
}

/**
 * The notices of the visits in which someone applied, by that person's own numbers: anyone may have
 * used the same tab, and anyone may type the number of someone else.
 */
export async function listVisitNotices(db: Queryable, visitor: Visitor) {
  const rows = await findOfVisits(db, visitor);
  return rows.map(({ text, answeredAt, way, sentAt }) => ({
    text,
    answeredAt: answeredAt.toISOString(),
    way,
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
