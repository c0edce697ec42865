import type { Queryable } from '#server/db/queryable.ts';
import { readConsents } from '../applications/read-consents.ts';
import type { Address } from './queries.ts';
import { readStops } from './read-stops.ts';

/**
 * Why nothing that leaves by itself may be mailed to an applicant, or null. It takes a consent: to
 * have chosen emails is to ask for the answer of a person.
 */
export async function reasonNotToMail(
  db: Queryable,
  lead: Address & { id: number },
): Promise<string | null> {
  const consents = await readConsents(db, lead.id);
  if (!consents.some(({ channels }) => channels.includes('email'))) {
    return 'withheld: the applicant did not agree to be contacted by email';
  }
  const { holding } = await readStops(db, lead);
  return holding.email ? 'withheld: the applicant said stop to emails' : null;
}
