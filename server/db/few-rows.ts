import { type SQL, sql } from 'drizzle-orm';
import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { Queryable } from './queryable.ts';
import {
  behind,
  findPlacedRows,
  type PlacedRow,
  type Slice,
  type SortedRows,
} from './sorted-rows.ts';

interface FewRows<Columns extends SelectedFieldsFlat> {
  total: number;
  rows: PlacedRow<Columns>[];
}

/**
 * Counts the rows of a list and finds a slice of them in one look, where there are at most so many;
 * undefined where there are more. What fits may take long to find: it is not looked for twice.
 */
export async function findFewRows<Columns extends SelectedFieldsFlat, Sort extends string>(
  db: Queryable,
  list: SortedRows<Columns, Sort>,
  { after, ...slice }: Omit<Slice<Sort>, 'areFew'>,
  most: number,
): Promise<FewRows<Columns> | undefined> {
  const { table, where } = list;
  const { sort, direction, limit, offset = 0 } = slice;
  const { by, isNullable } = list.sorts[sort];
  const order = sql.raw(direction);
  const isBehind = after
    ? behind({ by: sql`few.key`, isNullable }, sql`few.id`, direction, after)!
    : sql`true`;
  const { rows } = await db.drizzle.execute<{ total: number; ids: number[] | null }>(sql`
    with few as materialized (
      select ${table.id} as id, ${by} as key from ${table}
      where ${where ?? sql`true`}
      limit ${most + 1}
    ), counted as materialized (
      select count(*)::int as total from few
    )
    select
      total,
      case when total <= ${most}::int then (
        select json_agg(shown.id) from (
          select few.id from few
          where ${isBehind}
          order by few.key ${order}, few.id ${order}
          limit ${limit} offset ${after ? 0 : offset}
        ) shown
      ) end as ids
    from counted`);
  const { total, ids } = rows[0]!;
  if (total > most) {
    return undefined;
  }
  return {
    total,
    rows: ids ? await findPlacedRows(db, list, slice, numbers(ids)) : [],
  };
}

function numbers(ids: readonly number[]): SQL {
  return sql`select unnest(${sql.param(ids)}::bigint[])`;
}
