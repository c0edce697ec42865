import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { referrals } from '#server/db/tables/commissions.ts';
import { consentRecords } from '#server/db/tables/contact.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { affiliates } from '#server/db/tables/people.ts';
import type { attributionTouches } from '#server/db/tables/tracking.ts';
import { type RowOf, writtenColumns } from '#server/db/written-columns.ts';

// No lead scope: columns of the statements of the intake, which stores and reads none.

// The columns an application fills in three tables: all but those named here. The database fills
// ids, moments and the search text; staff fill the rest of a lead.
export const leadColumns = writtenColumns(leads, [
  'id',
  'createdAt',
  'updatedAt',
  'search',
  'sourceName',
  'ownerId',
  'returnsAt',
  'firstResponseAt',
  'nextFollowUpAt',
  'nextFollowUpNote',
  'nextFollowUpBy',
  'lastTouchAt',
  'mergedIntoId',
  'deletedAt',
  'importId',
  'sealedAt',
  'erasureAskedAt',
  'formerPhones',
  'formerEmails',
  'confirmedEmail',
  'closingPrice',
  'closedOn',
]);
export const consentColumns = writtenColumns(consentRecords, [
  'id',
  'leadId',
  'eligibilityCheckId',
  'email',
  'phone',
  'recordedAt',
]);
export const referralColumns = writtenColumns(referrals, [
  'id',
  'leadId',
  'commissionAmount',
  'notes',
  'linkId',
  'payeeId',
  'createdAt',
  'updatedAt',
]);

export type LeadValues = RowOf<typeof leadColumns>;
export type ConsentValues = RowOf<typeof consentColumns>;
export type ReferralValues = RowOf<typeof referralColumns>;

export function isLeadColumn(key: string): key is keyof LeadValues {
  return key in leads;
}

export type StoredLead = Pick<typeof leads.$inferSelect, 'id' | 'homePrice'>;

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
      leadId: consentRecords.leadId,
      purpose: consentRecords.purpose,
      version: consentRecords.version,
      language: consentRecords.language,
      channels: consentRecords.channels,
      text: consentRecords.text,
      isVersionConfirmed: consentRecords.isVersionConfirmed,
      granted: consentRecords.granted,
      ticked: consentRecords.ticked,
      wasPrechecked: consentRecords.wasPrechecked,
      pageUrl: consentRecords.pageUrl,
      ipAddress: consentRecords.ipAddress,
      userAgent: consentRecords.userAgent,
      recordedAt: consentRecords.recordedAt,
      agreedAt: consentRecords.agreedAt,
    })
    .from(consentRecords)
    .where(inArray(consentRecords.leadId, [...applicationIds]))
    .orderBy(consentRecords.recordedAt);
}
