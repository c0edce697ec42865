import type { Queryable } from '#server/db/queryable.ts';
import { findConsents } from './queries.ts';

/** Whether the applicant of a lead agreed to be contacted by email. */
export async function mayMail(db: Queryable, leadId: number): Promise<boolean> {
  const consents = await findConsents(db, leadId);
  return consents.some(({ channels }) => channels.includes('email'));
}
