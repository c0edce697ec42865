import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { readCursor, writeCursor } from '#core/contract/cursor.ts';
import { countRows, type RowCount } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findSortedRows, type SortedRows } from '#server/db/sorted-rows.ts';

/** What every list is asked, as its `listQuery` reads it. */
export interface PageQuery<Sort extends string = string> {
  page: number;
  pageSize: number;
  sort: Sort;
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
}

/** A page of a list as its `listPage` answers it. */
export interface Page<Row> {
  items: Row[];
  total: number;
  totalIsEstimate: boolean;
  page: number;
  pageSize: number;
  nextCursor: string | null;
}

/**
 * Answers a `listQuery`: one page of the list, its total, and the way to the next page. `count` is
 * for a list that knows its total without counting.
 */
export async function findPage<Columns extends SelectedFieldsFlat, Sort extends string, Row>(
  db: Queryable,
  list: SortedRows<Columns, Sort>,
  { page, pageSize, sort, direction, cursor }: PageQuery<Sort>,
  present: (row: SelectResultFields<Columns>) => Row,
  count: () => Promise<RowCount> = () => countRows(db, list.table, list.where),
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? undefined);
  const found = await findSortedRows(db, list, {
    sort,
    direction,
    after,
    offset: (page - 1) * pageSize,
    // One more than is shown tells whether anything comes behind.
    limit: pageSize + 1,
  });
  const total = await count();
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const hasMore = found.length > pageSize;
  return {
    items: shown.map(({ row }) => present(row)),
    ...total,
    page,
    pageSize,
    nextCursor: hasMore && last ? writeCursor({ sort, direction, ...last.place }) : null,
  };
}
