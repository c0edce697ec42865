import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findStops, type LeadAddress, type StopRow } from './queries.ts';

function concerned(stop: StopRow): ContactChannel[] {
  return stop.channels.filter((channel) =>
    channel === 'email' ? stop.isOfMailbox : stop.isOfNumber,
  );
}

/**
 * What stops each of these leads, by lead, oldest first: `said` as it was recorded, `stops` with the
 * channels that it closes for the lead. A stop follows the number, the mailbox and the lead on which
 * it was said.
 */
export async function readStopsOf(db: Queryable, leads: readonly LeadAddress[]) {
  const found = leads.length > 0 ? await findStops(db, leads) : [];
  const heard = found.filter((stop) => concerned(stop).length > 0);
  const heardOf = Map.groupBy(heard, ({ leadId }) => leadId);
  const stops = leads.map(({ id }) => {
    const said = heardOf.get(id) ?? [];
    return [
      id,
      { said, stops: said.map((stop) => ({ ...stop, channels: concerned(stop) })) },
    ] as const;
  });
  return new Map(stops);
}

/** The same of one lead. */
export async function readStops(db: Queryable, lead: LeadAddress) {
  return (await readStopsOf(db, [lead])).get(lead.id)!;
}

/**
 * Whether a stop of this lead may be another person's: it was said for another application with a
 * number or mailbox of the lead.
 */
export async function wasStoppedElsewhere(db: Queryable, lead: LeadAddress) {
  const { said } = await readStops(db, lead);
  return said.some(({ saidOn }) => saidOn !== null && saidOn !== lead.id);
}

const takenBackMs = 10 * 60_000;

/** Whether a caller recorded this stop, and so lately that a slip may be taken back. */
export function mayTakeBack(
  { staffId, recordedAt }: StopRow,
  actor: { kind: string; id?: number },
  now: Date,
): boolean {
  const age = now.getTime() - recordedAt.getTime();
  return actor.kind === 'staff' && staffId === actor.id && age < takenBackMs;
}
