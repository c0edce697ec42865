import type { Queryable } from '#server/db/queryable.ts';
import { findNewestChoice } from './queries.ts';

/** When and how a mailbox said that it wants no follow-ups; null while it has not. */
export async function findOptOut(db: Queryable, email: string) {
  const newest = await findNewestChoice(db, email);
  if (newest === undefined || newest.wantsFollowUps) {
    return null;
  }
  return { at: newest.createdAt.toISOString(), via: newest.via };
}
