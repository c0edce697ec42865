import type { ContactChannel } from '#core/domain/contact/consent-ticked.ts';
import type { AgreedAt } from '#core/domain/contact/stops.ts';
import type { Queryable } from '#server/db/queryable.ts';
import {
  findDoNotContact,
  findNewestConsents,
  findStops,
  isStoppedElsewhere,
  type LeadAddress,
  type StopRow,
} from './queries.ts';

/** The channels of this number and mailbox that a stop names. */
function concerned(stop: StopRow): ContactChannel[] {
  return stop.channels.filter((channel) =>
    channel === 'email' ? stop.isOfMailbox : stop.isOfNumber,
  );
}

/** Requests for erasure as stops: that of a number stops calls and texts, of a mailbox emails. */
async function findErased(db: Queryable, leads: readonly LeadAddress[]): Promise<StopRow[]> {
  const erased = await findDoNotContact(db, leads);
  return erased.map(({ leadId, subject, addedAt }) => ({
    leadId,
    channels: subject === 'phone' ? ['phone', 'sms'] : ['email'],
    how: 'asked to be erased',
    saidAt: addedAt,
    staffId: null,
    isOfNumber: subject === 'phone',
    isOfMailbox: subject === 'mailbox',
  }));
}

/**
 * The stops for the number and the mailbox of each of these leads, by lead, oldest first, and when
 * the person last agreed to each channel in any application with that number or address. The latter
 * is read only if there is a stop.
 */
export async function readStopsOf(db: Queryable, leads: readonly LeadAddress[]) {
  const heard = [...(await findErased(db, leads)), ...(await findStops(db, leads))];
  const saidOf = Map.groupBy(
    heard
      .filter((stop) => concerned(stop).length > 0)
      .toSorted((one, other) => one.saidAt.getTime() - other.saidAt.getTime()),
    ({ leadId }) => leadId,
  );
  const stopped = leads.filter(({ id }) => saidOf.has(id));
  const agreed = stopped.length > 0 ? await findNewestConsents(db, stopped) : [];
  const agreedOf = Map.groupBy(agreed, ({ leadId }) => leadId);
  const stops = leads.map(({ id }) => {
    const said = saidOf.get(id) ?? [];
    const moments = (agreedOf.get(id) ?? []).map(({ channel, agreedAt }) => [channel, agreedAt]);
    return [
      id,
      {
        said,
        stops: said.map((stop) => ({ ...stop, channels: concerned(stop) })),
        agreedAt: Object.fromEntries(moments) as AgreedAt,
      },
    ] as const;
  });
  return new Map(stops);
}

/** The same of one lead. */
export async function readStops(db: Queryable, lead: LeadAddress) {
  return (await readStopsOf(db, [lead])).get(lead.id)!;
}

/**
 * Whether a stop of this lead may be another person's: it was said for another application with its
 * number or mailbox.
 */
export function wasStoppedElsewhere(
  db: Queryable,
  lead: { id: number; phone: string; email: string },
): Promise<boolean> {
  return isStoppedElsewhere(db, lead);
}
