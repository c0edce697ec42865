import { and, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { interactions } from '#server/db/tables/tracking.ts';
import type { PageQuery } from '#server/platform/find-page.ts';

export interface NewInteraction {
  session_id: string;
  user_agent: string | null;
  ip_address: string;
  city: string | null;
  region: string | null;
  country: string | null;
  country_code: string | null;
  timezone: string | null;
  latitude: number | null;
  longitude: number | null;
  isp: string | null;
  organization: string | null;
  page: string;
  action: string;
  data: unknown;
  /** Folded code of a page view that came by a referral link. */
  code: string | null;
}

// The lead is the session's own, looked up here: nobody can attach a step to the lead of another.
const insertText = `
with input as materialized (
  select * from jsonb_to_recordset($1::jsonb) as x(session_id text, user_agent text, ip_address text, city text, region text, country text,
    country_code text, timezone text, latitude numeric, longitude numeric, isp text, organization text, page text, action text, data jsonb, code text)
), touch as (
  insert into attribution_touches (session_id, affiliate_id, referral_code, page)
  select distinct on (i.session_id, a.id) i.session_id, a.id, a.referral_code, i.page
  from input i join affiliates a on lower(a.referral_code) = i.code and a.is_active and a.deleted_at is null
  where not exists (select 1 from attribution_touches t where t.session_id = i.session_id and t.affiliate_id = a.id)
)
insert into interactions (session_id, user_agent, ip_address, city, region, country, country_code, timezone, latitude, longitude, isp, organization,
  page, action, data, lead_id)
select session_id, user_agent, ip_address, city, region, country, country_code, timezone, latitude, longitude, isp, organization, page, action, data,
  (select max(l.id) from leads l where l.session_id = input.session_id)
from input`;

/** Stores interactions in one statement. */
export async function insertInteractions(
  db: Queryable,
  rows: readonly NewInteraction[],
): Promise<void> {
  await db.query({
    name: 'insert_interactions',
    text: insertText,
    values: [JSON.stringify(rows)],
  });
}

const columns = {
  id: interactions.id,
  sessionId: interactions.sessionId,
  page: interactions.page,
  action: interactions.action,
  data: interactions.data,
  userAgent: interactions.userAgent,
  ipAddress: interactions.ipAddress,
  city: interactions.city,
  region: interactions.region,
  country: interactions.country,
  countryCode: interactions.countryCode,
  timezone: interactions.timezone,
  leadId: interactions.leadId,
  createdAt: interactions.createdAt,
};

const sorts = { createdAt: byColumn(interactions.createdAt) };

export interface InteractionFilters {
  /** What was done, such as page_view. */
  action?: string | undefined;
  leadId?: number | undefined;
}

export type InteractionQuery = PageQuery<keyof typeof sorts> & InteractionFilters;

function conditionOf({ action, leadId }: InteractionFilters): SQL | undefined {
  return and(
    action ? eq(interactions.action, action) : undefined,
    leadId ? eq(interactions.leadId, leadId) : undefined,
  );
}

/** The interactions that fit, as rows of a list. */
export const interactionList = (filters: InteractionFilters = {}) => ({
  table: interactions,
  columns,
  sorts,
  where: conditionOf(filters),
});

/** Page views, and sessions that did anything; exact. */
export async function countSteps(db: Queryable): Promise<{ pageViews: number; visits: number }> {
  const { rows } = await db.query<{ pageViews: number; visits: number }>({
    name: 'count_steps',
    text: `
      select
        (select count(*) from interactions where action = 'page_view') as "pageViews",
        (select count(*) from (select distinct session_id from interactions) s) as visits`,
  });
  return rows[0]!;
}
