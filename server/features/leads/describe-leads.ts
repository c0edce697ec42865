import { channelPermissions } from '#core/domain/permission/channel-permissions.ts';
import { holdingStops } from '#core/domain/permission/stops.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readLeadReferrals } from '../partners/affiliates/read-lead-referral.ts';
import { ownConsent, readConsentsOf } from '../visitor/applications/read-consents.ts';
import type { StaffContext } from '../context.ts';
import { findOptOuts } from '../mail/email/choices/applicant/queries.ts';
import { findVersions } from '../programme/queries.ts';
import { readStopsOf } from '../permission/read-stops.ts';
import { nameStaff } from '../name-staff.ts';
import { netCostBy } from '../programme/net-cost-of-lead.ts';
import { presentDetail } from './present.ts';
import type { DetailRow } from './queries.ts';

interface Reading extends Pick<StaffContext, 'config' | 'programme' | 'now'> {
  db: Queryable;
}

function distinct<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== null);
}

/**
 * The content of these leads' pages, without their lists. Runs one query per table, however many
 * leads there are, and none for a table that no column `asks` for. `asks` is called with the first
 * word of a column.
 */
export async function describeLeads<Row extends DetailRow>(
  { db, config, programme, now }: Reading,
  leads: readonly Row[],
  asks: (part: string) => boolean,
) {
  const terms = await programme.currentTerms();
  const ids = leads.map(({ id }) => id);
  const readIf = async <Found>(
    isAsked: boolean,
    read: () => Promise<ReadonlyMap<unknown, Found>>,
  ) => (isAsked ? read() : new Map<unknown, Found>());
  // One query at a time: an export may take long, and the calls beside it need connections.
  const consents = await readIf(asks('consent') || asks('reach'), () => readConsentsOf(db, ids));
  const stops = await readIf(asks('reach'), () => readStopsOf(db, leads));
  const optOuts = await readIf(asks('reach') || asks('mailOptOut'), () => findOptOuts(db, leads));
  const referrals = await readIf(asks('referral'), () => readLeadReferrals(db, ids));
  const versions = await readIf(asks('netCost') || asks('termsAsOf'), () =>
    findVersions(db, distinct(leads.map(({ termsVersion }) => termsVersion))),
  );
  const names = await nameStaff(
    db,
    distinct(leads.flatMap(({ ownerId, nextFollowUpBy }) => [ownerId, nextFollowUpBy])),
  );
  return leads.map((lead) => {
    const { id, ownerId, termsVersion } = lead;
    const said = consents.get(id) ?? [];
    const mailOptOut = optOuts.get(id) ?? null;
    const stopped = stops.get(id);
    const version = versions.get(termsVersion);
    return {
      ...presentDetail(lead, { terms, config, names }),
      ownerName: names.get(ownerId ?? 0) ?? null,
      termsAsOf: version?.asOf ?? null,
      netCost: netCostBy({ ...terms, ...version?.terms }, lead),
      consent: ownConsent(said, id, terms),
      reach:
        stopped &&
        channelPermissions({
          ...lead,
          consents: said,
          stops: holdingStops(stopped.stops, now),
          hasOptedOut: mailOptOut !== null,
        }),
      mailOptOut,
      referral: referrals.get(id) ?? null,
    };
  });
}
