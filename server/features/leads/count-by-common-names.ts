import { readLeadReference } from '#core/domain/lead-reference.ts';
import { exactUpTo, type RowCount } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { isFiltered } from './plain-filters.ts';
import type { LeadFilters } from './queries.ts';

/** Names that many leads have, as the database's statistics know them, and how many leads there are. */
interface CommonNames {
  leadCount: number;
  column: 'first_name' | 'last_name';
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
  case s.tablename when 'leads_last_name' then 'last_name' else 'first_name' end as column,
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
group by 1, 2`;

/** Whether all leads are searched by words, and by nothing else. */
export function isNameAlone(actor: StaffActor, { q, ...filters }: LeadFilters): boolean {
  const seesAll = leadRows(leadScopeOf(actor)).kind === 'all';
  const isWord = q !== undefined && /\p{L}/u.test(q) && readLeadReference(q) === null;
  return seesAll && isWord && !isFiltered(filters);
}

const keptForMs = 60_000;
const kept = new WeakMap<Queryable, { until: number; names: Promise<CommonNames[]> }>();

/** Old ones do no harm: whether they are still common is counted each time. */
function commonNames(db: Queryable): Promise<CommonNames[]> {
  const now = performance.now();
  const found = kept.get(db);
  if (found && found.until > now) {
    return found.names;
  }
  const names = db.query<CommonNames & {}>(readCommonNames).then(({ rows }) => rows);
  kept.set(db, { until: now + keptForMs, names });
  names.catch(() => kept.delete(db));
  return names;
}

const isMany = exactUpTo + 1;

// Whoever has a name that holds what was typed is found by it: the search of a lead holds its names.
// The index of the names is read alone.
const countThoseNamed = (column: CommonNames['column']) => `
with common as materialized (
  select name, share
  from unnest($2::text[], $3::text[], $4::float8[]) as known (name, folded, share)
  where folded like folded_pattern($1)
), total as materialized (
  select coalesce(sum(share) * $5, 0) as guess from common
)
select
  guess::int as guess,
  case when guess > ${exactUpTo} then (
    select count(*)::int from (
      select from leads
      where deleted_at is null and lower(${column}) = any (array(select name from common))
      limit ${isMany}
    ) few
  ) else 0 end as counted
from total`;

/**
 * How many leads a search finds, where so many have a name that holds what was typed that there are
 * more than 10,000 for certain: an estimate, at the price of counting in an index. Undefined where
 * the names alone do not tell.
 */
export async function countByCommonNames(db: Queryable, q: string): Promise<RowCount | undefined> {
  const known = await commonNames(db);
  for (const { leadCount, column, names, folded, shares } of known) {
    if (leadCount <= exactUpTo) {
      continue;
    }
    const values = [q, names, folded, shares, leadCount];
    const { rows } = await db.query<{ guess: number; counted: number }>(
      countThoseNamed(column),
      values,
    );
    const { guess, counted } = rows[0]!;
    if (counted >= isMany) {
      return { total: Math.max(guess, isMany), totalIsEstimate: true };
    }
  }
  return undefined;
}
