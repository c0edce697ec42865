import type { Queryable } from '#server/db/queryable.ts';
import { findOfVisit } from './queries.ts';

interface Visitor {
  sessionId: string | null;
  phone: string;
}

/**
 * The notices of the visit in which someone applied, by that person's own number: anyone may have
 * used the same tab, and anyone may type the number of someone else.
 */
export async function listVisitNotices(db: Queryable, { sessionId, phone }: Visitor) {
  const rows = sessionId === null ? [] : await findOfVisit(db, { sessionId, mobileNumber: phone });
  return rows.map(({ text, answeredAt, way, sentAt }) => ({
    text,
    answeredAt: answeredAt.toISOString(),
    way,
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
