import { sql } from 'drizzle-orm';
import { type KeptMonths, retention, servedSlack } from '#core/domain/operations/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leadPages, personalPages, servedPages } from '#server/db/tables/pages.ts';
import { type Expiry, isOlder } from '../queries.ts';

// No lead scope: deletes what has served its time.

const { leadId, lastShownAt } = personalPages;

/** Expiries of shown pages, in the order of removal: rows that others need come after them. */
export function pageExpiries(kept: KeptMonths): readonly Expiry[] {
  return [
    {
      table: leadPages,
      key: leadPages.id,
      isOver: isOlder(leadPages.seenAt, kept.pages),
    },
    {
      // The answer to a posted form: as long as the check, and never shorter than the law requires.
      table: personalPages,
      key: personalPages.id,
      isOver: sql`case when ${leadId} is null then ${isOlder(lastShownAt, kept.checks)}
          else ${isOlder(lastShownAt, kept.pages)} end
        and not exists (select 1 from ${personalPages} other where other.first_id = ${personalPages.id})`,
    },
    {
      table: servedPages,
      key: servedPages.hash,
      isOver: sql`${isOlder(servedPages.lastServedAt, kept.pages)}
        and not exists (select 1 from ${servedPages} other where other.base = ${servedPages.hash})
        and not exists (select 1 from ${personalPages} other where other.base = ${servedPages.hash})`,
    },
  ];
}

const visitsSince = `now() - interval '${retention.visitMonths} months'`;

// The steps of a visit that stay learn its browser from those that go.
const oldVisitsText = `
with gone as (
  delete from interactions where id in (
    select id from interactions where created_at < ${visitsSince} limit $1
  )
  returning session_id, lead_id, action, page, data, user_agent, created_at
), handed_on as (
  update interactions set user_agent = coalesce(browser_of_step(session_id, null, created_at, id), '')
  where user_agent is null and created_at >= ${visitsSince}
    and session_id = any (array(select session_id from gone where user_agent is not null))
), seen as (
  select coalesce(gone.lead_id, (
      select own.id from (
        select l.id, l.created_at from leads l where l.session_id = gone.session_id offset 0
      ) own
      order by own.created_at, own.id limit 1
    )) as lead_id, pages.hash, gone.created_at
  from gone join served_pages pages on pages.name = gone.data->>'shown' and pages.path = gone.page
    and gone.created_at >= pages.first_served_at - interval '${servedSlack.hoursBefore} hours'
    and gone.created_at <= pages.last_served_at + interval '${servedSlack.daysAfter} days'
  where gone.action = 'page_view'
), told as (
  insert into lead_pages (lead_id, page_hash, seen_at)
  select lead_id, hash, created_at from seen where lead_id is not null
)
select count(*)::int as count from gone`;

/**
 * Removes at most `count` expired steps of visitors; returns how many. The record of an applicant's
 * pages stays as long as the pages do, if they can have been shown.
 */
export async function deleteOldVisits(db: Queryable, count: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(oldVisitsText, [count]);
  return rows[0]!.count;
}
