import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findVisit } from './queries.ts';
import { noteVisit } from './writes.ts';

/** Looking again after a longer while is another visit; a reload is not. */
const visitEndsMs = 60 * 60_000;
/** Within it, it is not written again that the partner is here. */
const noteAgainMs = 60_000;

/**
 * Notes that an affiliate looks at the portal. Returns when the visit before ended, since when what
 * changed is news; null on the first one. An admin who acts for the affiliate leaves no trace: the
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
