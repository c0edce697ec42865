import { type ContactChannel, contactChannels } from '#core/domain/contact/consent-ticked.ts';
import type { AgreedAt } from '#core/domain/contact/stops.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { type Address, findDoNotContact, findNewestConsent, findStops } from './queries.ts';

type Stop = Awaited<ReturnType<typeof findStops>>[number];

/** The channels of this number and mailbox that a stop names. */
function concerned(stop: Stop): ContactChannel[] {
  return stop.channels.filter((channel) =>
    channel === 'email' ? stop.isOfMailbox : stop.isOfNumber,
  );
}

/** A request for erasure is a stop on every channel. */
async function findErased(db: Queryable, address: Address): Promise<Stop[]> {
  const erased = await findDoNotContact(db, address);
  return erased.map(({ subject, addedAt }) => ({
    channels: subject === 'phone' ? ['phone', 'sms'] : ['email'],
    how: 'asked to be erased',
    saidAt: addedAt,
    staffId: null,
    isOfNumber: subject === 'phone',
    isOfMailbox: subject === 'mailbox',
  }));
}

/**
 * The stops for a number and a mailbox, oldest first, and when the person last agreed to each
 * channel in any application with that number or address. The latter is read only if there is a
 * stop.
 */
export async function readStops(db: Queryable, address: Address) {
  const heard = [...(await findErased(db, address)), ...(await findStops(db, address))];
  const said = heard
    .filter((stop) => concerned(stop).length > 0)
    .toSorted((one, other) => one.saidAt.getTime() - other.saidAt.getTime());
  const agreedAt: { -readonly [Channel in keyof AgreedAt]: AgreedAt[Channel] } = {};
  for (const channel of said.length > 0 ? contactChannels : []) {
    const agreed = await findNewestConsent(db, channel, address);
    if (agreed) {
      agreedAt[channel] = agreed;
    }
  }
  return {
    said,
    stops: said.map((stop) => ({ ...stop, channels: concerned(stop) })),
    agreedAt: agreedAt as AgreedAt,
  };
}
