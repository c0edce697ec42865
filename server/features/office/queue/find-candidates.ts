import { startOfDay } from '#core/domain/office/office-clock.ts';
import type { Candidate } from '#core/domain/office/owner.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { dayIn } from '#server/outside/clock.ts';
import { countGiven, countHeld } from './queries.ts';
import { findOwners } from '../../accounts/staff/queries.ts';

/** Members on shift, with the leads each was given today and those not answered yet. */
export async function findCandidates(
  db: Queryable,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Candidate[]> {
  const owners = await findOwners(db, 'on shift');
  if (owners.length === 0) {
    return [];
  }
  const today = startOfDay(timeZone, dayIn(timeZone, now));
  const ids = owners.map(({ id }) => id);
  const given = await countGiven(db, ids, today);
  const held = await countHeld(db, ids);
  return owners.map((owner) => ({
    ...owner,
    givenToday: given.get(owner.id)?.today ?? 0,
    held: held.get(owner.id) ?? 0,
    lastGivenAt: given.get(owner.id)?.last ?? null,
  }));
}
