import type { Queryable } from '#server/db/queryable.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { findOwnSessions } from '../erasure/queries.ts';

/** The visit in which the buyer applied, if no one else applied in it; null otherwise. */
export async function findOwnSession(
  db: Queryable,
  { leadId }: BuyerActor,
): Promise<string | null> {
  const [session] = await findOwnSessions(db, [leadId]);
  return session ?? null;
}
