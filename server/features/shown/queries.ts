import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EstimatedLead } from '../applications/estimate-lead.ts';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { outdatedLeads } from '#server/db/tables/leads.ts';

/** How far judging has come. */
export interface Judging {
  figures: string;
  newestId: number;
  belowId: number | null;
}

/** A lead, with what its visitor was shown. */
export interface ShownLead extends EstimatedLead {
  id: number;
  calculations: {
    homePrice: number;
    electricBill: number;
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
select l.id, l.home_price as "homePrice", l.electric_bill as "electricBill",
  l.credit_score as "creditScore", l.property_state as "propertyState",
  l.solar_cost as "solarCost", l.tax_credit as "taxCredit",
  l.education_earnings as "educationEarnings", l.monthly_savings as "monthlySavings",
  l.monthly_savings_low as "monthlySavingsLow", l.annual_savings as "annualSavings",
  l.lifetime_savings as "lifetimeSavings", l.savings_amount as "savingsAmount",
  l.system_kw::float8 as "systemKw", l.is_qualified as "isQualified",
  coalesce((
    select jsonb_agg(jsonb_build_object('homePrice', c.home_price, 'electricBill', c.electric_bill,
      'propertyState', c.property_state, 'result', c.result))
    from (
      select * from calculations where session_id = l.session_id
      order by created_at desc limit ${mostShown}
    ) c
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

const batches = {
  edited: 'where l.id in (select lead_id from leads_to_judge order by lead_id limit $1)',
  newer: `where l.id > $2 and l.id <= $3 order by l.id limit $1`,
  older: 'where l.id < $2 order by l.id desc limit $1',
} as const;

/** Leads with what they were shown: edited ones, newer ones in order, or older ones backwards. */
export async function findShownLeads(
  db: Queryable,
  batch: keyof typeof batches,
  most: number,
  bounds: readonly number[] = [],
): Promise<ShownLead[]> {
  const { rows } = await db.query<ShownLead>(`${shownText} ${batches[batch]}`, [most, ...bounds]);
  return rows;
}

/** Open leads below a number with what they were shown, the newest first. */
export async function findOpenLeads(
  db: Queryable,
  statuses: readonly string[],
  [most, belowId]: readonly [number, number],
): Promise<ShownLead[]> {
  const { rows } = await db.query<ShownLead>(
    `${shownText} where l.id < $2 and l.status = any($3) and l.deleted_at is null
     order by l.id desc limit $1`,
    [most, belowId, statuses],
  );
  return rows;
}

/** How far the leads are judged, kept from every other process; undefined before the first time. */
export async function lockJudging(tx: Transaction): Promise<Judging | undefined> {
  await tx.query(`select pg_advisory_xact_lock(7264115890234)`);
  const { rows } = await tx.query<Judging>(
    `select figures, newest_id as "newestId", below_id as "belowId" from lead_judging`,
  );
  return rows[0];
}

/** Stores how far judging has come. */
export async function keepJudging(tx: Transaction, judging: Judging): Promise<void> {
  await tx.query(
    `insert into lead_judging (name, figures, newest_id, below_id) values ('shown', $1, $2, $3)
     on conflict (name) do update
       set figures = excluded.figures, newest_id = excluded.newest_id, below_id = excluded.below_id`,
    [judging.figures, judging.newestId, judging.belowId],
  );
}

/**
 * The last lead before which no other can still appear: it was submitted at least `graceSeconds`
 * ago.
 */
export async function findSettledLead(db: Queryable, graceSeconds: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `select id from leads where created_at <= now() - make_interval(secs => $1)
     order by id desc limit 1`,
    [graceSeconds],
  );
  return rows[0]?.id ?? 0;
}

/** Stores the verdicts on judged leads. */
export async function keepVerdicts(
  tx: Transaction,
  judged: readonly number[],
  outdated: readonly number[],
): Promise<void> {
  await tx.query(
    `delete from outdated_leads where lead_id = any($1::bigint[]) and lead_id <> all($2::bigint[])`,
    [judged, outdated],
  );
  await tx.query(
    `insert into outdated_leads (lead_id, created_at)
     select id, created_at from leads where id = any($1::bigint[])
     on conflict do nothing`,
    [outdated],
  );
}

/** Removes the marks of edited leads that have been judged. */
export async function forgetEdits(tx: Transaction, judged: readonly number[]): Promise<void> {
  await tx.query('delete from leads_to_judge where lead_id = any($1::bigint[])', [judged]);
}

/**
 * Updates the planner's statistics: if few leads are outdated, a list starts from them; if many, it
 * follows the order.
 */
export async function analyzeOutdated(db: Queryable): Promise<void> {
  await db.query('analyze outdated_leads');
}

// Outdated leads are older than the change of terms. Without these bounds a list, newest first,
// would read every newer lead.
export function isOutdatedLead(leadId: PgColumn, createdAt: PgColumn): SQL {
  const { leadId: id, createdAt: came } = outdatedLeads;
  return sql`${createdAt} <= (select max(${came}) from ${outdatedLeads})
    and ${createdAt} >= (select min(${came}) from ${outdatedLeads})
    and exists (select 1 from ${outdatedLeads} where ${id} = ${leadId})`;
}
