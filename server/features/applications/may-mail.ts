import type { Queryable } from '#server/db/queryable.ts';
import { readConsents } from './read-consents.ts';

/** Whether the applicant of a lead agreed to be contacted by email. */
export async function mayMail(db: Queryable, leadId: number): Promise<boolean> {
  const consents = await readConsents(db, leadId);
  return consents.some(({ channels }) => channels.includes('email'));
}
