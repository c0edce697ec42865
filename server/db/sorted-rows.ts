import { and, asc, desc, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Queryable } from './queryable.ts';

/** What rows are sorted by: a column as it is, or something made of one. */
export interface SortKey {
  readonly by: PgColumn | SQL;
  readonly isNullable: boolean;
}

/** A list as the database knows it. Every sort of its contract has its key here. */
export interface SortedRows<Columns extends SelectedFieldsFlat, Sort extends string> {
  readonly table: PgTable & { id: PgColumn };
  readonly columns: Columns;
  readonly sorts: Readonly<Record<Sort, SortKey>>;
  /** Which rows belong to the list. */
  readonly where: SQL | undefined;
}

/** Sorts by a column. */
export function byColumn(column: PgColumn): SortKey {
  return {
    by: column,
    isNullable: !column.notNull,
  };
}

/** Sorts by a text whatever its capitals, as its index does. */
export function byFoldedText(column: PgColumn): SortKey {
  return {
    by: sql`lower(${column})`,
    isNullable: !column.notNull,
  };
}

/** A row of a list: its sort key as JSON has it, and its id. */
export interface Place {
  readonly key: string | number | null;
  readonly id: number;
}

interface Slice<Sort extends string> {
  sort: Sort;
  direction: 'asc' | 'desc';
  limit: number;
  /** Rows behind this place, or else behind so many rows. */
  after?: Place | undefined;
  offset?: number;
  /** Finds all rows that fit and sorts them: for a list that is known to hold few. */
  areFew?: boolean;
}

interface PlacedRow<Columns extends SelectedFieldsFlat> {
  row: SelectResultFields<Columns>;
  place: Place;
}

/**
 * The rows behind a place. PostgreSQL counts a missing key as the largest, so it comes last
 * ascending and first descending. Keys that cannot be missing are compared as a pair with the id,
 * which an index on both answers.
 */
export function behind(
  { by, isNullable }: SortKey,
  id: PgColumn,
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
 * The numbers of a slice, from all rows that fit. `offset 0` keeps the planner from walking along the
 * index of the order until it met enough of them: where its statistics are old, or what fits stands
 * at the far end, it reads every row of the table.
 */
function gathered(
  { table, where }: Pick<SortedRows<SelectedFieldsFlat, string>, 'table' | 'where'>,
  { by }: SortKey,
  { direction, limit, offset }: { direction: 'asc' | 'desc'; limit: number; offset: number },
): SQL {
  const order = sql.raw(direction);
  return sql`(
    select few.id from (
      select ${table.id} as id, ${by} as key from ${table} where ${where ?? sql`true`} offset 0
    ) few
    order by few.key ${order}, few.id ${order}
    limit ${limit} offset ${offset}
  )`;
}

/** A slice of a list, each row with its place: from there the next slice goes on. */
export async function findSortedRows<Columns extends SelectedFieldsFlat, Sort extends string>(
  db: Queryable,
  { table, columns, sorts, where }: SortedRows<Columns, Sort>,
  { sort, direction, limit, after, offset = 0, areFew = false }: Slice<Sort>,
): Promise<PlacedRow<Columns>[]> {
  const key = sorts[sort];
  const order = direction === 'asc' ? asc : desc;
  const fits = and(where, after && behind(key, table.id, direction, after));
  const skipped = after ? 0 : offset;
  // As JSON the key keeps its microseconds, which a Date would lose.
  const place = sql`json_build_object('key', ${key.by}, 'id', ${table.id})`;
  const sorted = (condition: SQL | undefined) =>
    db.drizzle
      .select({ row: columns, place })
      .from(table)
      .where(condition)
      .orderBy(order(key.by), order(table.id));
  const rows = areFew
    ? await sorted(
        inArray(
          table.id,
          gathered({ table, where: fits }, key, {
            direction,
            limit,
            offset: skipped,
          }),
        ),
      )
    : await sorted(fits).limit(limit).offset(skipped);
  return rows as unknown as PlacedRow<Columns>[];
}
