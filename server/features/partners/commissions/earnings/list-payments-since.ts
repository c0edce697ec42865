import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { findPaymentsSince } from './queries.ts';

/** Payments to the affiliate after a moment that were not reversed, newest first. */
export async function listPaymentsSince(db: Queryable, { id }: AffiliateActor, since: Date) {
  const payments = await findPaymentsSince(db, id, since);
  return payments.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() }));
}
