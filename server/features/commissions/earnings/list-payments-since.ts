import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { findPaymentsSince } from './queries.ts';

/** What the lender paid the affiliate after a moment and did not take back, the newest first. */
export async function listPaymentsSince(db: Queryable, { id }: AffiliateActor, since: Date) {
  const payments = await findPaymentsSince(db, id, since);
  return payments.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() }));
}
