import { exactUpTo, type RowCount } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Names that many leads have, as the database's statistics know them, and how many leads there are. */
interface CommonNames {
  leadCount: number;
  columns: string[];
  /** As the index of the column has them. */
  names: string[];
  /** As the search of leads has them. */
  folded: string[];
  /** The share of all leads, of each. */
  shares: number[];
}

const readCommonNames = `
select
  c.reltuples::float8 as "leadCount",
  array_agg(case s.tablename when 'leads_last_name' then 'last_name' else 'first_name' end) as columns,
  array_agg(common.name) as names,
  array_agg(fold_text(common.name)) as folded,
  array_agg(common.share::float8) as shares
from pg_class c
cross join pg_stats s
cross join lateral unnest(s.most_common_vals::text::text[], s.most_common_freqs) common (name, share)
where c.oid = 'leads'::regclass
  and s.schemaname = current_schema()
  and s.tablename in ('leads_first_name', 'leads_last_name')
  and s.attname = 'lower'
group by 1`;

const keptForMs = 60_000;
const kept = new WeakMap<Queryable, { until: number; names: Promise<CommonNames | undefined> }>();

/** Old ones do no harm: whether they are still common is counted each time. */
function commonNames(db: Queryable): Promise<CommonNames | undefined> {
  const now = performance.now();
  const found = kept.get(db);
  if (found && found.until > now) {
    return found.names;
  }
  const names = db.query<CommonNames & {}>(readCommonNames).then(({ rows }) => rows[0]);
  kept.set(db, { until: now + keptForMs, names });
  names.catch(() => kept.delete(db));
  return names;
}

const isMany = exactUpTo + 1;

const countNamed = (column: string) => `(
  select count(*)::int from (
    select from leads
    where deleted_at is null
      and lower(${column}) = any (array(select name from common where of_column = '${column}'))
    limit ${isMany}
  ) few
)`;

// Whoever has a name that holds what was typed is found by it: the search of a lead holds its names.
// The index of the names is read alone.
const countThoseNamed = `
with common as materialized (
  select of_column, name, share
  from unnest($2::text[], $3::text[], $4::text[], $5::float8[]) as known (of_column, name, folded, share)
  where folded like folded_pattern($1)
), guesses as materialized (
  select
    coalesce(sum(share) filter (where of_column = 'first_name') * $6, 0) as first,
    coalesce(sum(share) filter (where of_column = 'last_name') * $6, 0) as last
  from common
)
select
  greatest(first, last)::int as guess,
  case
    when greatest(first, last) <= ${exactUpTo} then 0
    when first > last then ${countNamed('first_name')}
    else ${countNamed('last_name')}
  end as counted
from guesses`;

/**
 * How many leads a search finds, where so many have a name that holds what was typed that there are
 * more than 10,000 for certain: an estimate, at the price of counting in an index. Undefined where
 * the names alone do not tell.
 */
export async function countByCommonNames(db: Queryable, q: string): Promise<RowCount | undefined> {
  const known = await commonNames(db);
  if (known === undefined || known.leadCount <= exactUpTo) {
    return undefined;
  }
  const { leadCount, columns, names, folded, shares } = known;
  const { rows } = await db.query<{ guess: number; counted: number }>({
    name: 'count_by_common_names',
    text: countThoseNamed,
    values: [q, columns, names, folded, shares, leadCount],
  });
  const { guess, counted } = rows[0]!;
  return counted < isMany ? undefined : { total: Math.max(guess, isMany), totalIsEstimate: true };
}
