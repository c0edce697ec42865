import { and, asc, desc, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Counted } from './count.ts';
import type { Queryable } from './queryable.ts';

export interface SortKey {
  readonly by: PgColumn | SQL;
  readonly isNullable: boolean;
  /** A finer key without an index, for a list that is short enough to be sorted whole. */
  readonly ofGathered?: SQL;
}

function keyFor<Sort extends string>(
  sorts: Readonly<Record<Sort, SortKey>>,
  { sort, isGathered }: Pick<Slice<Sort>, 'sort' | 'isGathered'>,
): SortKey {
  const key = sorts[sort];
  return { ...key, by: (isGathered && key.ofGathered) || key.by };
}

/** A list as a query. Every sort of its contract has a key here. */
export interface SortedRows<Columns extends SelectedFieldsFlat, Sort extends string> {
  readonly table: (PgTable | PgView) & { id: PgColumn };
  readonly columns: Columns;
  readonly sorts: Readonly<Record<Sort, SortKey>>;
  readonly where: SQL | undefined;
  readonly counted?: Counted;
}

export function byColumn(column: PgColumn): SortKey {
  return {
    by: column,
    isNullable: !column.notNull,
  };
}

/** The order of names: folded, then by the letters as written; no collation of the machine. */
export function sortText(text: PgColumn | SQL): SQL {
  return sql`sort_text(${text}) collate "C"`;
}

export function byFoldedText(column: PgColumn): SortKey {
  return {
    by: sortText(column),
    isNullable: !column.notNull,
  };
}

/** A row of a list: its sort key as JSON has it, and its id. */
export interface Place {
  readonly key: string | number | null;
  readonly id: number;
}

export interface Slice<Sort extends string> {
  sort: Sort;
  direction: 'asc' | 'desc';
  limit: number;
  after?: Place | undefined;
  offset?: number | undefined;
  /** Reads all rows of the list and sorts them: for a list that is known to have few. */
  isGathered?: boolean;
}

export interface PlacedRow<Columns extends SelectedFieldsFlat> {
  row: SelectResultFields<Columns>;
  place: Place;
}

/**
 * The rows after a cursor. PostgreSQL sorts null as the largest: last ascending, first descending.
 * Keys that cannot be null are compared as a pair with the id, which an index on both answers.
 */
export function behind(
  { by, isNullable }: SortKey,
  id: PgColumn | SQL,
  direction: 'asc' | 'desc',
  place: Place,
): SQL | undefined {
  const isAscending = direction === 'asc';
  const sign = isAscending ? sql`>` : sql`<`;
  const behindId = sql`${id} ${sign} ${place.id}`;
  if (place.key === null) {
    const sameKey = and(isNull(by), behindId);
    return isAscending ? sameKey : or(sameKey, isNotNull(by));
  }
  const behindPair = sql`(${by}, ${id}) ${sign} (${place.key}, ${place.id})`;
  return isNullable && isAscending ? or(behindPair, isNull(by)) : behindPair;
}

/**
 * The ids of a slice. A short list is gathered and then sorted: `offset 0` keeps the planner from
 * walking the sort index, which reads the whole table if the matching rows are at its far end. A
 * longer list is walked, and stops as soon as the slice is full.
 */
function idsOf<Sort extends string>(
  { table, where, sorts }: SortedRows<SelectedFieldsFlat, Sort>,
  { sort, direction, limit, after, offset = 0, isGathered = false }: Slice<Sort>,
): SQL {
  const key = keyFor(sorts, { sort, isGathered });
  const order = sql.raw(direction);
  const isBehind = after && behind(key, table.id, direction, after);
  const rows = isGathered
    ? sql`(select * from ${table} where ${where ?? sql`true`} offset 0) ${table}`
    : sql`${table}`;
  return sql`(
    select ${table.id} from ${rows}
    where ${and(isGathered ? undefined : where, isBehind) ?? sql`true`}
    order by ${key.by} ${order}, ${table.id} ${order}
    limit ${limit} offset ${after ? 0 : offset}
  )`;
}

export async function findPlacedRows<Columns extends SelectedFieldsFlat, Sort extends string>(
  db: Queryable,
  { table, columns, sorts }: SortedRows<Columns, Sort>,
  slice: Pick<Slice<Sort>, 'sort' | 'direction' | 'isGathered'>,
  ids: SQL,
): Promise<PlacedRow<Columns>[]> {
  const { by } = keyFor(sorts, slice);
  const order = slice.direction === 'asc' ? asc : desc;
  // As JSON the key keeps its microseconds, which a Date would lose.
  const place = sql`json_build_object('key', ${by}, 'id', ${table.id})`;
  const rows = await db.drizzle
    .select({ row: columns, place })
    .from(table)
    .where(sql`${table.id} = any (array(${ids}))`)
    .orderBy(order(by), order(table.id));
  return rows as unknown as PlacedRow<Columns>[];
}

/** A slice of a list, each row with its place: the next slice begins after the last one. */
export async function findSortedRows<Columns extends SelectedFieldsFlat, Sort extends string>(
  db: Queryable,
  list: SortedRows<Columns, Sort>,
  slice: Slice<Sort>,
): Promise<PlacedRow<Columns>[]> {
  return findPlacedRows(db, list, slice, idsOf(list, slice));
}

/** All rows of a list in batches: each begins after the last row of the one before. */
export async function* sortedBatches<Columns extends SelectedFieldsFlat, Sort extends string>(
  db: Queryable,
  list: SortedRows<Columns, Sort>,
  slice: Omit<Slice<Sort>, 'after' | 'offset'>,
): AsyncGenerator<PlacedRow<Columns>[]> {
  let after: Place | undefined;
  let found = slice.limit;
  while (found === slice.limit) {
    const rows = await findSortedRows(db, list, { ...slice, after });
    found = rows.length;
    after = rows.at(-1)?.place;
    if (found > 0) {
      yield rows;
    }
  }
}
