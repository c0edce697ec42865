import type { StaffRole } from '#core/domain/accounts/staff-role.ts';
import type { Queryable } from '#server/db/queryable.ts';

// No lead scope: what each session could read is asked by admins.

/** The account whose access is examined, and the period. */
export interface Exposed {
  kind: 'staff' | 'affiliate';
  id: number;
  from: Date;
  to: Date;
}

// An ended session is no longer in its table; its audit lines are used then.
const sessionText = `
select kind, id, min(since) as from, max(until) as to from (
  select case when affiliate_id is null then 'staff' else 'affiliate' end as kind,
    coalesce(affiliate_id, admin_user_id) as id, created_at as since, last_seen_at as until
  from sessions where id = $1
  union all
  select actor_kind, actor_id, at, at from audit_log
  where session_id = $1 and actor_kind in ('staff', 'affiliate')
) known
group by kind, id limit 1`;

const accountText = `
select 'staff' as kind, id, created_at as from, now() as to from admin_users where id = $1`;

/** Undefined if nothing is known of the session, or there is no such account. */
export async function findExposed(
  db: Queryable,
  { session, account }: { session?: number | undefined; account?: number | undefined },
): Promise<Exposed | undefined> {
  const { rows } = session
    ? await db.query<Exposed & Record<string, unknown>>(sessionText, [session])
    : await db.query<Exposed & Record<string, unknown>>(accountText, [account]);
  return rows[0];
}

const rolesText = `
select role from admin_users where id = $1
union
select unnest(array[before->>'role', after->>'role']) from audit_log
where entity in ('admin_user', 'staff') and entity_id = $1 and at >= $2`;

/** The roles a member has had since a moment, as far as the log shows. */
export async function findRoles(db: Queryable, { kind, id, from }: Exposed) {
  const { rows } =
    kind === 'staff'
      ? await db.query<{ role: StaffRole | null }>(rolesText, [id, from])
      : { rows: [] };
  return rows.flatMap(({ role }) => role ?? []);
}

/** Which leads: all, those unowned or owned by the person, or those an affiliate referred. */
export type Reach = 'all' | 'own' | 'referred';

// Between two changes of owner a lead had one owner or none; before the first change it had the one
// it was taken from.
const reachable: Readonly<Record<Reach, string>> = {
  all: 'true',
  own: `exists (
    select from (
      select o.owner_id, o.at as since, lead(o.at) over (order by o.at, o.id) as until
      from lead_owners o where o.lead_id = l.id
      union all
      select coalesce(first.from_owner_id, case when first.id is null then l.owner_id end),
        l.created_at, first.at
      from (values (1)) one
      left join lateral (
        select * from lead_owners o where o.lead_id = l.id order by o.at, o.id limit 1
      ) first on true
    ) held
    where held.since <= asked.until and coalesce(held.until >= asked.since, true)
      and coalesce(held.owner_id, asked.id) = asked.id)`,
  referred: `l.id in (
    select lead_id from referrals where affiliate_id = asked.id
    union all select lead_id from referral_handovers where from_affiliate_id = asked.id)`,
};

/** Input of one query: by session, or by account over all of its time. */
interface Asked extends Exposed {
  session: number | undefined;
  reach: Reach;
}

// A deleted lead could be restored, and so be read, for 30 days.
const leadsText = ({ session, reach }: Asked) => `
with asked as materialized (
  select $1::bigint as id, $2::timestamptz as since, $3::timestamptz as until, $4::text as kind,
    $5::bigint as session
), lines as materialized (
  select id, at, action, entity, entity_id from audit_log
  where ${session ? 'session_id = (select session from asked)' : 'actor_kind = (select kind from asked) and actor_id = (select id from asked)'}
), did as (
  select lead_id, min(at) as first_at, max(at) as last_at, count(*)::int as times,
    array_agg(distinct action) as actions
  from (
    select entity_id as lead_id, at, action from lines
    where entity = 'lead' and entity_id is not null
    union all
    select unnest(shown.lead_ids), at, action
    from lines join audit_leads shown on shown.line_id = lines.id
  ) looks
  group by lead_id
), could as (
  select l.id as lead_id from leads l, asked
  where l.created_at <= asked.until and ${reachable[reach]}
    and (l.deleted_at is null or l.deleted_at + interval '30 days' >= asked.since)
    and (l.sealed_at is null or l.sealed_at >= asked.since)
)`;

export interface ExposedRow {
  id: number;
  firstAt: Date | null;
  lastAt: Date | null;
  times: number;
  actions: string[];
}

function valuesOf({ id, from, to, kind, session }: Asked): unknown[] {
  return [id, from, to, kind, session ?? null];
}

/** How many leads the person could read, how many of those they did, and how many in all. */
export async function countExposed(db: Queryable, asked: Asked) {
  const { rows } = await db.query<{ could: number; did: number; keptSince: Date | null }>(
    `${leadsText(asked)}
     select (select count(*)::int from (select lead_id from could union select lead_id from did) a) as could,
       (select count(*)::int from did) as did,
       (select min(at) from audit_log where session_id is not null) as "keptSince"`,
    valuesOf(asked),
  );
  return rows[0]!;
}

interface Page {
  which: 'did' | 'could';
  direction: 'asc' | 'desc';
  page: number;
  pageSize: number;
}

export async function findExposedLeads(
  db: Queryable,
  asked: Asked,
  { which, direction, page, pageSize }: Page,
): Promise<ExposedRow[]> {
  const side = which === 'did' ? 'did left join' : 'did full join';
  const { rows } = await db.query<ExposedRow & Record<string, unknown>>(
    `${leadsText(asked)}
     select lead_id as id, first_at as "firstAt", last_at as "lastAt",
       coalesce(times, 0) as times, coalesce(actions, '{}') as actions
     from ${side} could using (lead_id)
     order by lead_id ${direction} limit $6 offset $7`,
    [...valuesOf(asked), pageSize, (page - 1) * pageSize],
  );
  return rows;
}

interface ReaderRow {
  actorKind: 'staff' | 'affiliate' | 'key';
  /** Of staff, as it is now. */
  role: StaffRole | null;
  affiliateId: number | null;
  day: string;
  times: number;
}

const mostReaders = 30;

const readersText = `
select case when a.via_admin_id is null then a.actor_kind else 'staff' end as "actorKind", u.role,
  case when a.actor_kind = 'affiliate' and a.via_admin_id is null then a.actor_id end
    as "affiliateId",
  (a.at at time zone $2)::date::text as day, count(*)::int as times
from audit_log a
left join admin_users u
  on u.id = coalesce(a.via_admin_id, case a.actor_kind when 'staff' then a.actor_id end)
where a.entity = 'lead' and a.entity_id = any ((select leads_of_person($1))::bigint[])
  and a.action in ('lead.view', 'lead.archive')
  and a.actor_kind in ('staff', 'affiliate', 'key')
group by 1, 2, 3, 4
order by day desc, 1, 2
limit ${mostReaders}`;

/** Who opened a lead on which day, newest days first; an admin who acts for a partner is one. */
export async function findReaders(db: Queryable, leadId: number, timeZone: string) {
  const { rows } = await db.query<ReaderRow & Record<string, unknown>>(readersText, [
    leadId,
    timeZone,
  ]);
  return rows;
}
