import type { Queryable } from '#server/db/queryable.ts';
import { findConsents } from './queries.ts';

/** What a lead agreed to, as the lead page shows it, the first one first. */
export async function listLeadConsents(db: Queryable, leadId: number) {
  const consents = await findConsents(db, leadId);
  return consents.map(({ recordedAt, ...consent }) => ({
    ...consent,
    recordedAt: recordedAt.toISOString(),
  }));
}
