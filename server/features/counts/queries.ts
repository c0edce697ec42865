import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { dailyCounts } from '#server/db/tables/counts.ts';

/** Everything that is counted by the day; the kinds of `uncounted_rows`. */
export type CountKind =
  | 'leads'
  | 'status'
  | 'state'
  | 'language'
  | 'source'
  | 'qualified'
  | 'visits'
  | 'calculator_visits'
  | 'checked_visits'
  | 'page_views'
  | 'calculations'
  | 'checks';

/** What is counted of leads. */
export type LeadKind = Extract<
  CountKind,
  'leads' | 'status' | 'state' | 'language' | 'source' | 'qualified'
>;

// Larger than any number of a row: whoever reads counts everything that is there.
const everything = sql`9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807`;

/** The counts of each day, exact: those that were added up, and what came since. */
function counted(timeZone: string, kinds: readonly CountKind[], condition: SQL): SQL {
  const list = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql`(
    select kind, day, value, count from ${dailyCounts}
    where kind in (${list}) and ${condition}
    union all
    select kind, day, value, amount from uncounted(${timeZone}, ${everything})
    where kind in (${list}) and ${condition}
  ) counted`;
}

/** What `pairs_of_lead` pairs, in its order. */
export const pairedKinds = ['status', 'state', 'source', 'language', 'qualified'] as const;

/** A total of one kind: of all time, and of one day. */
export interface Total {
  kind: CountKind;
  total: number;
  ofDay: number;
}

/** What was counted of each kind, all together and on `day`; a kind without any is left out. */
export async function findTotals(
  db: Queryable,
  {
    timeZone,
    day,
    kinds,
  }: {
    timeZone: string;
    day: string;
    kinds: readonly CountKind[];
  },
): Promise<Total[]> {
  const { rows } = await db.drizzle.execute<{ [Key in keyof Total]: Total[Key] }>(sql`
    select
      kind,
      sum(count)::int as total,
      coalesce(sum(count) filter (where day = ${day}::date), 0)::int as "ofDay"
    from ${counted(timeZone, kinds, sql`true`)}
    group by kind`);
  return rows;
}

/** A count of one kind and value; of a day where days were asked for. */
export interface Count {
  kind: CountKind;
  day: string | null;
  value: string;
  count: number;
}

/**
 * What was counted from one day to another, both included. Leads come day by day, everything else
 * added up.
 */
export async function findCounts(
  db: Queryable,
  {
    timeZone,
    from,
    to,
    kinds,
  }: {
    timeZone: string;
    from: string;
    to: string;
    kinds: readonly CountKind[];
  },
): Promise<Count[]> {
  const days = sql`day between ${from}::date and ${to}::date`;
  const { rows } = await db.drizzle.execute<{ [Key in keyof Count]: Count[Key] }>(sql`
    select
      kind,
      case when kind = 'leads' then day::text end as day,
      value,
      sum(count)::int as count
    from ${counted(timeZone, kinds, days)}
    group by 1, 2, 3
    having sum(count) <> 0`);
  return rows;
}

/** The first day of which anything of a kind was counted; null where nothing was yet. */
export async function findFirstDay(db: Queryable, kind: CountKind): Promise<string | null> {
  const { rows } = await db.drizzle.execute<{ day: string | null }>(sql`
    select min(day)::text as day from ${dailyCounts} where kind = ${kind} and count > 0`);
  return rows[0]!.day;
}

/**
 * How many leads were counted with some values of a kind, on the days from `from` to `to` where they
 * are said.
 */
export async function sumValues(
  db: Queryable,
  {
    timeZone,
    kind,
    values,
    from,
    to,
  }: {
    timeZone: string;
    kind: LeadKind;
    values: readonly string[];
    from?: string | undefined;
    to?: string | undefined;
  },
): Promise<number> {
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  const fits = sql`value in (${list})
    and (${from ?? null}::date is null or day >= ${from ?? null}::date)
    and (${to ?? null}::date is null or day <= ${to ?? null}::date)`;
  const { rows } = await db.drizzle.execute<{ total: number }>(
    sql`
    select coalesce(sum(count), 0)::int as total from (
      select count from ${dailyCounts} where kind = ${kind} and ${fits}
      union all
      select amount from uncounted_leads(${timeZone}) where kind = ${kind} and ${fits}
    ) counted`,
  );
  return rows[0]!.total;
}

/** How many leads were counted with one of some pairs of values; a pair has a stroke between. */
export async function sumPairs(
  db: Queryable,
  { kind, values }: { kind: string; values: readonly string[] },
): Promise<number> {
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  const { rows } = await db.drizzle.execute<{ total: number }>(
    sql`
    select coalesce(sum(count), 0)::int as total from (
      select count from ${dailyCounts}
      where kind = ${kind} and day = '-infinity' and value in (${list})
      union all
      select amount from uncounted_pairs() where kind = ${kind} and value in (${list})
    ) counted`,
  );
  return rows[0]!.total;
}

/**
 * Adds at most `most` more changes to the counts, and where these were all, at most `most` more rows
 * of each table; true while there are more.
 */
export async function countOnce(
  tx: Transaction,
  {
    timeZone,
    most,
    graceSeconds,
  }: {
    timeZone: string;
    most: number;
    graceSeconds: number;
  },
): Promise<boolean> {
  await tx.query('set transaction isolation level repeatable read');
  const { rows } = await tx.query<{ more: boolean }>(
    `select count_rows($1, $2, make_interval(secs => $3)) as more`,
    [timeZone, most, graceSeconds],
  );
  return rows[0]!.more;
}

/**
 * Whether more rows are not counted yet than `most` names, or the counts are those of another time
 * zone.
 */
export async function isBehind(
  db: Queryable,
  timeZone: string,
  { leads, steps }: { leads: number; steps: number },
): Promise<boolean> {
  const { rows } = await db.query<{ isBehind: boolean }>(
    `select counts_are_behind($1, $2, $3) as "isBehind"`,
    [timeZone, leads, steps],
  );
  return rows[0]!.isBehind;
}
