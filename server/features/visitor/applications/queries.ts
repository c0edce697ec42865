import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { consentRecords } from '#server/db/tables/contact.ts';
import type { leads } from '#server/db/tables/leads.ts';
import type { affiliates } from '#server/db/tables/people.ts';
import type { attributionTouches } from '#server/db/tables/tracking.ts';
import type { NewLink } from '../../accounts/buyer-links/make-link.ts';

// No lead scope: what an application itself needs, and the consents of leads that were found.

type Touch = Pick<typeof attributionTouches.$inferSelect, 'touchedAt' | 'source'>;
type Affiliate = Pick<
  typeof affiliates.$inferSelect,
  'id' | 'referralCode' | 'email' | 'phone' | 'language' | 'notifyReferrals'
>;

/** A touch of a session with its affiliate, or with nulls an affiliate that a code names. */
export type TouchRow = Affiliate & { [Key in keyof Touch]: Touch[Key] | null } & {
  link: string | null;
};

const applicationsText = `
select asked.id as "ofLead", l.id, case when l.id <> asked.id then l.deleted_at end as "mergedAt"
from unnest($1::bigint[]) as asked (id)
cross join lateral unnest(
  case when exists (select from leads m where m.merged_into_id = asked.id)
    then leads_of_person(asked.id) else array[asked.id] end
) as person (id)
join leads l on l.id = person.id`;

interface ApplicationRow {
  ofLead: number;
  id: number;
  mergedAt: Date | null;
}

/** The applications of these leads: their own and those merged into them. */
export async function findApplications(db: Queryable, leadIds: readonly number[]) {
  const { rows } = await db.query<ApplicationRow & Record<string, unknown>>(applicationsText, [
    leadIds,
  ]);
  return rows;
}

export function findConsents(db: Queryable, applicationIds: readonly number[]) {
  return db.drizzle
    .select({
      ...columnsOf(consentRecords, 'leadId purpose version language channels text'),
      ...columnsOf(consentRecords, 'isVersionConfirmed granted ticked wasPrechecked pageUrl'),
      ...columnsOf(consentRecords, 'ipAddress userAgent recordedAt agreedAt'),
    })
    .from(consentRecords)
    .where(inArray(consentRecords.leadId, [...applicationIds]))
    .orderBy(consentRecords.recordedAt);
}

export interface StoredApplication extends Pick<typeof leads.$inferSelect, 'id' | 'homePrice'> {
  hash: string;
  /** The link to the buyer's own page; missing for an application that was stored before. */
  link?: NewLink;
}

/** The lead first stored under a key; undefined if it was removed since. */
export async function findFirstUse(db: Queryable, key: string) {
  const { rows } = await db.query<StoredApplication & Record<string, unknown>>(
    `select l.id, k.request_hash as hash, l.home_price as "homePrice"
     from idempotency_keys k join leads l on l.id = k.lead_id where k.key = $1`,
    [key],
  );
  return rows[0];
}
