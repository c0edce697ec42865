import type { DayRange } from '#core/contract/operations/reports.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { isCounted } from './queries.ts';

// No lead scope: counts all leads for reports.

export type LeadKind = 'leads' | 'status' | 'state' | 'language' | 'source' | 'qualified';

/** How many leads of a range have a value, and how many of the range before it. */
export interface LeadCount {
  kind: LeadKind;
  /** For `leads` the day, such as 2026-11-21; otherwise empty if the lead has no value. */
  value: string;
  count: number;
  before: number;
}

const rowsOf = (state: string) => `  select
    (created_at at time zone $3)::date as day,
    status,
    coalesce(property_state, '') as state,
    language,
    source_name as source,
    is_qualified as qualified,
    created_at < ($2::date)::timestamp at time zone $3 as is_before
  from leads
  where ${state} and ${isCounted('id')}
    and created_at >= ($1::date)::timestamp at time zone $3
    and created_at < ($4::date + 1)::timestamp at time zone $3`;

// By hand because one scan answers everything; the index leads_created covers the columns. Leads of
// erased people were not deleted, so they count.
const countText = `
select
  case
    when grouping(day) = 0 then 'leads'
    when grouping(status) = 0 then 'status'
    when grouping(state) = 0 then 'state'
    when grouping(language) = 0 then 'language'
    when grouping(source) = 0 then 'source'
    else 'qualified'
  end as kind,
  coalesce(day::text, status, state, language, source, qualified::text) as value,
  (count(*) filter (where not is_before))::int as count,
  (count(*) filter (where is_before))::int as before
from (
${rowsOf('deleted_at is null')}
  union all
${rowsOf('deleted_at = sealed_at')}
) found
group by grouping sets (day, status, state, language, source, qualified)`;

/** The leads of a range of days and of the equally long range before it. */
export async function countByValue(
  db: Queryable,
  { range, before, timeZone }: { range: DayRange; before: DayRange; timeZone: string },
): Promise<LeadCount[]> {
  const { rows } = await db.query<{ [Key in keyof LeadCount]: LeadCount[Key] }>(countText, [
    before.from,
    range.from,
    timeZone,
    range.to,
  ]);
  return rows;
}
