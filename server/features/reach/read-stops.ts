import { type ContactChannel, contactChannels } from '#core/domain/contact/consent-ticked.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { type Address, findNewestConsent, findStops } from './queries.ts';

type Stop = Awaited<ReturnType<typeof findStops>>[number];

/** Everything that was said for a number and a mailbox, and what of it holds for each way. */
export interface Stops {
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
