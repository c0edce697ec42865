import { type ContactChannel, contactChannels } from '#core/domain/contact/consent-ticked.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readConsents } from '../applications/read-consents.ts';
import { type Address, findNewestConsent, findStops } from './queries.ts';

type Stop = Awaited<ReturnType<typeof findStops>>[number];

/** Everything that was said for a number and a mailbox, and what of it holds for each way. */
interface Stops {
  said: Stop[];
  holding: Partial<Record<ContactChannel, Stop>>;
}

function concerns(stop: Stop, channel: ContactChannel): boolean {
  const isSubject = channel === 'email' ? stop.isOfMailbox : stop.isOfNumber;
  return isSubject && stop.channels.includes(channel);
}

/**
 * What was said for a number and a mailbox, the oldest word first. A word holds until the person gives
 * a newer consent, in whatever application that names the number or the address.
 */
export async function readStops(db: Queryable, address: Address): Promise<Stops> {
  const said = await findStops(db, address);
  const holding: Stops['holding'] = {};
  for (const channel of contactChannels) {
    const newest = said.findLast((stop) => concerns(stop, channel));
    const agreedAt = newest && (await findNewestConsent(db, channel, address));
    if (newest && (!agreedAt || agreedAt <= newest.saidAt)) {
      holding[channel] = newest;
    }
  }
  return {
    said: said.filter((stop) => contactChannels.some((one) => concerns(stop, one))),
    holding,
  };
}

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
