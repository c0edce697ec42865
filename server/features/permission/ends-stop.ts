import { type ContactChannel, contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { holdingStops } from '#core/domain/permission/stops.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readStopsOf } from './read-stops.ts';

interface Agreed {
  phone?: string | null | undefined;
  email?: string | null | undefined;
  agreedAt: Date | null;
  /** All channels, if it names none. */
  channels?: readonly ContactChannel[] | undefined;
}

/** For each person, who is no lead yet, whether the day of their consent ends a stop that holds. */
export async function endsStop(db: Queryable, people: readonly Agreed[], now: Date) {
  // Numbers that no lead has stand for their ids.
  const asked = people.map(({ phone, email }, at) => ({
    id: -1 - at,
    phone: phone ?? '',
    email: email ?? '',
  }));
  const stops = await readStopsOf(db, asked);
  return people.map(({ agreedAt, channels = contactChannels }, at) => {
    const holding = holdingStops(stops.get(-1 - at)!.stops, now);
    return channels.some((channel) => {
      const stop = holding[channel];
      return stop !== undefined && agreedAt !== null && stop.saidAt < agreedAt;
    });
  });
}
