import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm';
import { countFirstDays } from '#server/db/first-days.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { consentRecords, eligibilityChecks } from '#server/db/tables/leads.ts';
import { type RowOf, writtenColumns } from '#server/db/written-columns.ts';

const checkColumns = writtenColumns(eligibilityChecks, ['id', 'createdAt']);
const consentColumns = writtenColumns(consentRecords, [
  'id',
  'leadId',
  'eligibilityCheckId',
  'email',
  'recordedAt',
  'phone',
  'agreedAt',
]);

export type NewCheck = RowOf<typeof checkColumns>;
export type NewConsent = RowOf<typeof consentColumns>;

// By hand so that check and consent record are stored together in one round trip; a transaction of
// two statements would take four. If the page named no text, there is no consent record.
const insertText = `
with stored as (
  insert into eligibility_checks (${checkColumns.names})
  select filled.* from jsonb_to_record($1::jsonb) as filled (${checkColumns.definitions})
  returning id
)
insert into consent_records (eligibility_check_id, ${consentColumns.names})
select stored.id, filled.*
from stored, jsonb_to_record($2::jsonb) as filled (${consentColumns.definitions})
where $2::jsonb <> 'null'`;

/** Stores the check and its consent record in one statement: both or neither. */
export async function insertCheck(
  db: Queryable,
  check: NewCheck,
  consent: NewConsent | null,
): Promise<void> {
  await db.query({
    name: 'insert_eligibility_check',
    text: insertText,
    values: [JSON.stringify(check), JSON.stringify(consent)],
  });
}

/** The newest `count` checks of these sessions, newest first. */
export function findChecks(db: Queryable, sessionIds: readonly string[], count: number) {
  const { eligible, state, creditScore, homePrice, termsVersion, language, createdAt } =
    eligibilityChecks;
  return (
    db.drizzle
      .select({
        eligible,
        state: sql<string>`${state}`,
        creditScore: sql<number>`${creditScore}`,
        homePrice: sql<number>`${homePrice}`,
        termsVersion,
        language,
        createdAt,
      })
      .from(eligibilityChecks)
      // A check whose answers were removed is left out.
      .where(and(inArray(eligibilityChecks.sessionId, [...sessionIds]), isNotNull(creditScore)))
      .orderBy(desc(createdAt))
      .limit(count)
  );
}

/** How many sessions were checked for the first time on each day of a time zone. */
export function findCheckDays(db: Queryable, timeZone: string) {
  return countFirstDays(db, eligibilityChecks, timeZone);
}
