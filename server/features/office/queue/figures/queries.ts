import type { Queryable } from '#server/db/queryable.ts';
import { openLeadStatuses } from '#core/domain/leads/lead-status.ts';
import { isCounted } from '../../../leads/queries.ts';

// No lead scope: figures of the whole office, for those who run it.

// By hand: each row of history counts for the owner at that moment.
const ownerThen = (moment: string) => `
coalesce((
  select h.owner_id from lead_owners h where h.lead_id = l.id and h.at <= ${moment}
  order by h.at desc, h.id desc limit 1
), l.owner_id)`;

const waits = `l.status = 'New' and l.first_response_at is null and l.next_follow_up_at is null
  and l.deleted_at is null and l.import_id is null`;

export interface OwnedNow {
  ownerId: number;
  open: number;
  waiting: number;
}

// Two queries, because each is answered from an index alone.
const ownedText = `
select o."ownerId", o.open, coalesce(w.waiting, 0) as waiting
from (
  select l.owner_id as "ownerId", count(*)::int as open from leads l
  where l.owner_id is not null and l.deleted_at is null and l.status = any($1)
    and ${isCounted('l.id')}
  group by l.owner_id
) o
left join (
  select l.owner_id as "ownerId", count(*)::int as waiting from leads l
  where l.owner_id is not null and ${waits}
  group by l.owner_id
) w using ("ownerId")`;

export async function countOwned(db: Queryable): Promise<OwnedNow[]> {
  const { rows } = await db.query<OwnedNow & Record<string, unknown>>(ownedText, [
    openLeadStatuses,
  ]);
  return rows;
}

const unownedText = `
select count(*)::int as waiting from leads l where l.owner_id is null and ${waits}`;

export async function countUnowned(db: Queryable) {
  const { rows } = await db.query<{ waiting: number }>(unownedText);
  return rows[0]!.waiting;
}

/** Days in the lender's time zone, both included. */
export interface CountedDays {
  from: string;
  to: string;
  timeZone: string;
}

const during = (moment: string) => `
${moment} >= ($1::date)::timestamp at time zone $3
and ${moment} < ($2::date + 1)::timestamp at time zone $3`;

export interface FirstAnswer {
  ownerId: number | null;
  createdAt: Date;
  answeredAt: Date;
}

async function findOf<Row>(db: Queryable, statement: string, { from, to, timeZone }: CountedDays) {
  const { rows } = await db.query<Row & Record<string, unknown>>(statement, [from, to, timeZone]);
  return rows;
}

const answersText = `
select ${ownerThen('l.first_response_at')} as "ownerId", l.created_at as "createdAt",
  l.first_response_at as "answeredAt"
from leads l
where ${during('l.first_response_at')} and l.deleted_at is null and ${isCounted('l.id')}`;

export function findFirstAnswers(db: Queryable, days: CountedDays): Promise<FirstAnswer[]> {
  return findOf(db, answersText, days);
}

// Applications that visitors sent; leads that staff entered or imported do not count.
const applicantsText = `
select l.created_at as "createdAt", l.first_response_at as "answeredAt"
from leads l
where ${during('l.created_at')} and l.first_response_at < ($2::date + 1)::timestamp at time zone $3
  and l.deleted_at is null and exists (
    select 1 from lead_status_history h
    where h.lead_id = l.id and h.from_status is null and h.actor_kind = 'visitor'
  )`;

export function findAnswersToApplicants(
  db: Queryable,
  days: CountedDays,
): Promise<Omit<FirstAnswer, 'ownerId'>[]> {
  return findOf(db, applicantsText, days);
}

export interface Outcomes {
  ownerId: number | null;
  qualified: number;
  closed: number;
}

// Spelled as the index of outcomes has it.
const outcomesText = `
select ${ownerThen('s.changed_at')} as "ownerId",
  count(distinct l.id) filter (where s.to_status = 'Qualified')::int as qualified,
  count(distinct l.id) filter (where s.to_status <> 'Qualified')::int as closed
from lead_status_history s join leads l on l.id = s.lead_id
where s.to_status in ('Qualified', 'Closed', 'Closed Won') and ${during('s.changed_at')}
  and l.deleted_at is null and ${isCounted('l.id')}
group by 1`;

/** How many leads qualified and closed on these days, by owner. */
export function countOutcomes(db: Queryable, days: CountedDays): Promise<Outcomes[]> {
  return findOf(db, outcomesText, days);
}
