import { reachOf } from '#core/domain/contact/reach.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readConsents } from '../../applications/read-consents.ts';
import { readStops } from '../../reach/read-stops.ts';
import { nameStaff } from '../../staff/name-staff.ts';
import type { LeadDetailRow } from '../queries.ts';

type Consents = Awaited<ReturnType<typeof readConsents>>;

/** How a lead may be reached, and what was said that stands in the way. */
export async function describeReach(
  db: Queryable,
  lead: Pick<LeadDetailRow, 'phone' | 'email' | 'status' | 'contactMethod'>,
  consents: Pick<Consents[number], 'channels' | 'wasPrechecked'>[],
  hasOptedOut: boolean,
) {
  const { said, holding } = await readStops(db, lead);
  const names = await nameStaff(
    db,
    said.flatMap(({ staffId }) => staffId ?? []),
  );
  return {
    reach: reachOf({ ...lead, consents, stops: holding, hasOptedOut }),
    stops: said.map(({ channels, how, saidAt, staffId }) => ({
      channels,
      how,
      at: saidAt.toISOString(),
      by: names.get(staffId ?? 0) ?? null,
    })),
  };
}
