import type { Queryable } from '#server/db/queryable.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { findLeadsOfPerson, findOwnSessions, findPersonal } from '../leads/erasure/queries.ts';

/**
 * The visits in which the buyer applied and no one else did, and the numbers that the buyer gave;
 * with those of applications that were merged.
 */
export async function findOwnVisits(db: Queryable, { leadId }: BuyerActor) {
  const ids = await findLeadsOfPerson(db, leadId);
  const own = await findPersonal(db, ids);
  return {
    sessions: await findOwnSessions(db, ids),
    phones: own.map(({ phone }) => phone),
  };
}
