import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { formLeft } from '#core/contract/visitor/forms/form-exit.ts';
import { countFirstDays } from '#server/db/first-days.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { interactions } from '#server/db/tables/tracking.ts';
import { type RowOf, writtenColumns } from '#server/db/written-columns.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import { isOfPerson } from '../../person.ts';

// No lead scope: links the steps of a visitor to their lead.

// The insert looks up the lead of a step; the rest of its row is what was tracked.
const stepColumns = writtenColumns(interactions, ['id', 'leadId', 'createdAt']);

/**
 * A step to be stored, with folded code and slug if it is a page view through a referral link.
 * `userAgent` is null if the step before named it, and empty if the browser sent none.
 */
export type NewInteraction = RowOf<typeof stepColumns> & {
  code: string | null;
  link: string | null;
};

// By hand because measured: one statement stores up to 500 steps. The lead is looked up by session
// here, so that no client can attach a step to another person's lead. `offset 0` makes PostgreSQL
// use the index of sessions: with outdated statistics it would scan all leads backwards for the
// newest one (200,000 leads: 5 s for 50 steps).
const insertSteps = `
insert into interactions (${stepColumns.names}, lead_id)
select ${stepColumns.keys}, (
  select own.id
  from (select l.id, l.created_at from leads l where l.session_id = input."sessionId" offset 0) own
  order by own.created_at desc, own.id desc limit 1
)`;

const stepsText = `${insertSteps}
from jsonb_to_recordset($1::jsonb) as input (${stepColumns.definitions})`;

// Apart, because it costs more and most batches hold no arrival by a link.
const stepsAndTouchesText = `
with input as materialized (
  select * from jsonb_to_recordset($1::jsonb) as step (${stepColumns.definitions}, code text, link text)
), touch as (
  insert into attribution_touches (session_id, affiliate_id, referral_code, page, link_id)
  select distinct on (i."sessionId", a.id) i."sessionId", a.id, a.referral_code, i.page, l.id
  from input i
  join affiliates a on lower(a.referral_code) = i.code and a.is_active and a.deleted_at is null
  left join affiliate_links l on l.affiliate_id = a.id and l.slug = i.link
  where not exists (
    select 1 from attribution_touches t
    where t.session_id = i."sessionId" and t.affiliate_id = a.id
  )
  order by i."sessionId", a.id, l.created_at
)
${insertSteps}
from input`;

/** Stores interactions in one statement, and who sent their visitors here. */
export async function insertInteractions(db: Queryable, rows: readonly NewInteraction[]) {
  const hasTouch = rows.some(({ code }) => code !== null);
  await db.query({
    name: hasTouch ? 'insert_steps_and_touches' : 'insert_steps',
    text: hasTouch ? stepsAndTouchesText : stepsText,
    values: [JSON.stringify(rows)],
  });
}

/** How many steps of a session are stored, counted up to `most`. */
export async function countStepsOf(db: Queryable, sessionId: string, most: number) {
  const { rows } = await db.query<{ count: number }>({
    name: 'count_steps_of',
    text: `select count(*) from (
      select 1 from interactions where session_id = $1 limit ${most}
    ) few`,
    values: [sessionId],
  });
  return rows[0]!.count;
}

// Steps before the application have no lead in their row; they are joined here, on reading, to the
// first lead of their session. So an application updates no steps, however many there are. Deleted
// leads are ignored.
const leadOfStep = sql<number | null>`case
  when interactions.lead_id is null then (
    select own.id from (
      select l.id, l.created_at from leads l
      where l.session_id = interactions.session_id and l.deleted_at is null offset 0
    ) own
    order by own.created_at, own.id limit 1
  )
  else (select l.id from leads l where l.id = interactions.lead_id and l.deleted_at is null)
end`.mapWith(interactions.leadId);

/** The sessions whose first lead this is, or was before it was merged into this one. */
function sessionsBegunBy(leadId: number): SQL {
  return sql`array(
    select l.session_id from leads l
    where l.id = any ((select leads_of_person(${leadId}))::bigint[]) and not exists (
      select 1 from leads earlier
      where earlier.session_id = l.session_id and (earlier.created_at, earlier.id) < (l.created_at, l.id)
        and earlier.deleted_at is null
    )
  )`;
}

/** The steps of a lead: those done after applying name it, those before it only their session. */
function isOfLead(leadId: number): SQL | undefined {
  const isBefore = and(
    isNull(interactions.leadId),
    sql`${interactions.sessionId} = any (${sessionsBegunBy(leadId)})`,
  );
  return or(isOfPerson(interactions.leadId, leadId), isBefore);
}

const columns = {
  ...columnsOf(interactions, 'id sessionId page action data'),
  userAgent: sql<string | null>`browser_of_step(interactions.session_id, interactions.user_agent,
    interactions.created_at, interactions.id)`,
  ...columnsOf(interactions, 'ipAddress city region country countryCode timezone'),
  leadId: leadOfStep,
  createdAt: interactions.createdAt,
};

const sorts = { createdAt: byColumn(interactions.createdAt) };

export interface InteractionFilters {
  action?: string | undefined;
  leadId?: number | undefined;
}

export type InteractionQuery = PageQuery<keyof typeof sorts> & InteractionFilters;

function conditionOf({ action, leadId }: InteractionFilters): SQL | undefined {
  return and(
    action ? eq(interactions.action, action) : undefined,
    leadId ? isOfLead(leadId) : undefined,
  );
}

export function interactionList(filters: InteractionFilters = {}) {
  return {
    table: interactions,
    columns,
    sorts,
    where: conditionOf(filters),
  };
}

/** How many visits began on each day of a time zone, as far as visits are kept. */
export function findVisitDays(db: Queryable, timeZone: string) {
  return countFirstDays(db, interactions, timeZone, isNotNull(interactions.userAgent));
}

export function countPageViews(db: Queryable) {
  return db.drizzle.$count(interactions, eq(interactions.action, 'page_view'));
}

export interface FormEnds {
  step: string;
  language: string;
  /** The control at which visitors left without sending the form; null if it is not known. */
  field: string | null;
  isSent: boolean;
  count: number;
}

/** Days in the lender's time zone, both included. */
export interface TrackedDays {
  from: string;
  to: string;
  timeZone: string;
}

// A visitor counts once at each form: as one who sent it, else where they left it last.
const formEndsText = `
with ends as (
  select session_id, created_at, id, action <> '${formLeft}' as sent,
    case action when 'check_eligibility' then 'qualify' when 'submit_application' then 'apply'
      else data ->> 'step' end as step,
    data ->> 'language' as language, data ->> 'field' as field
  from interactions
  where action in ('${formLeft}', 'check_eligibility', 'submit_application')
    and created_at >= ($1::date)::timestamp at time zone $3
    and created_at < ($2::date + 1)::timestamp at time zone $3
), last as (
  select distinct on (session_id, step) step, language, sent, case when sent then null else field end as field
  from ends
  where step is not null and language is not null
  order by session_id, step, sent desc, created_at desc, id desc
)
select step, language, field, sent as "isSent", count(*)::int as count
from last
group by step, language, field, sent`;

export async function findFormEnds(db: Queryable, { from, to, timeZone }: TrackedDays) {
  const { rows } = await db.query<FormEnds & Record<string, unknown>>(formEndsText, [
    from,
    to,
    timeZone,
  ]);
  return rows;
}
