import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { EstimatedLead } from '../applications/estimate-lead.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { outdatedLeads } from '#server/db/tables/leads.ts';

// No lead scope: computes the figures of all leads again.

/** A place among the leads as they came, one after the other. */
export interface Place {
  /** To the microsecond, which a `Date` would lose. */
  at: string;
  id: number;
}

export interface Progress {
  figures: string;
  /** New leads are evaluated up to here. */
  newest: Place;
  /** Older leads before this one are not evaluated yet; null when all are. */
  before: Place | null;
}

export interface ShownLead extends EstimatedLead, Place {
  calculations: {
    homePrice: number;
    electricBill: number;
    creditScore: string | null;
    propertyState: string;
    result: Record<string, number>;
  }[];
  checks: {
    eligible: boolean;
    state: string;
    creditScore: number;
    homePrice: number;
  }[];
}

// As on the lead's page: the newest twenty of each, except those whose answers were removed.
const mostShown = 20;

// By hand: one query for a batch of leads with what each was shown, because there may be a million.
const shownText = `
select l.id, to_json(l.created_at)#>>'{}' as at, l.home_price as "homePrice", l.electric_bill as "electricBill",
  l.credit_score as "creditScore", l.property_state as "propertyState",
  l.solar_cost as "solarCost", l.tax_credit as "taxCredit",
  l.education_earnings as "educationEarnings", l.monthly_savings as "monthlySavings",
  l.monthly_savings_low as "monthlySavingsLow", l.annual_savings as "annualSavings",
  l.lifetime_savings as "lifetimeSavings", 
  l.system_kw::float8 as "systemKw", l.is_qualified as "isQualified",
  coalesce((
    select jsonb_agg(jsonb_build_object('homePrice', c.home_price, 'electricBill', c.electric_bill,
      'creditScore', c.credit_score, 'propertyState', c.property_state, 'result', c.result - 'assumptions'))
    from calculations c where c.id = any (array(
      select id from calculations where session_id = l.session_id
      order by created_at desc limit ${mostShown}
    ))
  ), '[]') as calculations,
  coalesce((
    select jsonb_agg(jsonb_build_object('eligible', e.eligible, 'state', e.state,
      'creditScore', e.credit_score, 'homePrice', e.home_price))
    from (
      select * from eligibility_checks
      where session_id = l.session_id and credit_score is not null
      order by created_at desc limit ${mostShown}
    ) e
  ), '[]') as checks
from leads l`;

const edited = 'where l.id in (select lead_id from leads_to_judge limit $1)';
const newer = `where l.deleted_at is null
  and (l.created_at, l.id) > ($2::timestamptz, $3::bigint) and l.created_at <= $4::timestamptz
order by l.created_at, l.id limit $1`;
const older = `where l.deleted_at is null
  and (l.created_at, l.id) < ($2::timestamptz, $3::bigint)
  and ($4::text[] is null or l.status = any($4))
order by l.created_at desc, l.id desc limit $1`;

async function findShown(db: Queryable, which: string, values: unknown[]): Promise<ShownLead[]> {
  const { rows } = await db.query<ShownLead>(`${shownText} ${which}`, values);
  return rows;
}

export function findEditedLeads(db: Queryable, most: number): Promise<ShownLead[]> {
  return findShown(db, edited, [most]);
}

/** Leads that came after a place, up to a moment, with what they were shown; in their order. */
export function findLeadsBehind(db: Queryable, { at, id }: Place, until: string, most: number) {
  return findShown(db, newer, [most, at, id, until]);
}

/** Leads that came before a place with what they were shown, the newest first; of any status. */
export function findLeadsBefore(
  db: Queryable,
  { at, id }: Place,
  most: number,
  statuses: readonly string[] | null = null,
): Promise<ShownLead[]> {
  return findShown(db, older, [most, at, id, statuses]);
}

// Earlier versions keep a row of their own, without moments.
const progressName = 'shown by moment';

/** How far the leads are evaluated, locked for other processes; undefined before the first time. */
export async function lockProgress(tx: Transaction): Promise<Progress | undefined> {
  await tx.query('select pg_advisory_xact_lock($1)', [advisoryLocks.staleEstimates]);
  const { rows } = await tx.query<Progress>(
    `select figures,
       json_build_object('at', to_json(newest_at)#>>'{}', 'id', newest_id) as newest,
       case when below_id is not null then
         json_build_object('at', to_json(below_at)#>>'{}', 'id', below_id) end as before
     from lead_judging where name = '${progressName}'`,
  );
  return rows[0];
}

export async function storeProgress(tx: Transaction, { figures, newest, before }: Progress) {
  await tx.query(
    `insert into lead_judging (name, figures, newest_at, newest_id, below_at, below_id)
     values ('${progressName}', $1, $2, $3, $4, $5)
     on conflict (name) do update
       set figures = excluded.figures, newest_at = excluded.newest_at,
         newest_id = excluded.newest_id, below_at = excluded.below_at, below_id = excluded.below_id`,
    [figures, newest.at, newest.id, before?.at, before?.id],
  );
}

/** The moment so many seconds ago, to the microsecond. */
export async function readMomentBefore(db: Queryable, seconds: number) {
  const { rows } = await db.query<{ at: string }>(
    `select to_json(now() - make_interval(secs => $1))#>>'{}' as at`,
    [seconds],
  );
  return rows[0]!.at;
}

export async function storeStaleEstimates(
  tx: Transaction,
  evaluated: readonly number[],
  stale: readonly number[],
) {
  await tx.query(
    `delete from outdated_leads where lead_id = any($1::bigint[]) and lead_id <> all($2::bigint[])`,
    [evaluated, stale],
  );
  await tx.query(
    `insert into outdated_leads (lead_id, created_at)
     select id, created_at from leads where id = any($1::bigint[])
     on conflict do nothing`,
    [stale],
  );
}

export async function forgetEdits(tx: Transaction, evaluated: readonly number[]) {
  await tx.query('delete from leads_to_judge where lead_id = any($1::bigint[])', [evaluated]);
}

/**
 * Updates the planner's statistics: if few leads are stale, a list starts from them; if many, it
 * follows the order.
 */
export async function analyzeStaleEstimates(db: Queryable) {
  await db.query('analyze outdated_leads');
}

/**
 * Whether a lead was shown figures that no longer hold, as part of another query; takes the columns
 * of its id and its time of submission.
 */
export function hasStaleEstimate(leadId: PgColumn, createdAt: PgColumn): SQL {
  const { leadId: id, createdAt: came } = outdatedLeads;
  // Stale estimates are older than the change of terms. Without these bounds a list, newest first,
  // would read every newer lead.
  return sql`(${createdAt} <= (select max(${came}) from ${outdatedLeads})
    and ${createdAt} >= (select min(${came}) from ${outdatedLeads})
    and exists (select 1 from ${outdatedLeads} where ${id} = ${leadId}))`;
}
