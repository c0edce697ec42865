import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findVisit } from './queries.ts';
import { noteVisit } from './writes.ts';

/** A longer pause ends a visit; a reload does not. */
const visitEndsMs = 60 * 60_000;
/** Within this time the visit is not stored again. */
const noteAgainMs = 60_000;

/**
 * Records that an affiliate looks at the portal. Returns the end of the previous visit, since which
 * changes are news; null on the first one. An admin who acts for the affiliate leaves no trace: the
 * news stay news.
 */
export async function beginVisit(
  db: Queryable,
  { id, viaAdminId }: AffiliateActor,
  now: Date,
): Promise<Date | null> {
  const { seenAt, newsSince } = await findVisit(db, id);
  const awayMs = seenAt === null ? Infinity : now.getTime() - seenAt.getTime();
  const since = awayMs > visitEndsMs ? seenAt : newsSince;
  if (viaAdminId === null && awayMs > noteAgainMs) {
    const unlessSeenAfter = new Date(now.getTime() - noteAgainMs);
    await noteVisit(db, { id, seenAt: now, newsSince: since, unlessSeenAfter });
  }
  return since;
}
