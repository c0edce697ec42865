import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { readCursor, writeCursor } from '#core/contract/cursor.ts';
import { cappedTotal, countUpTo, mostCounted, type RowCount } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findSortedRows, type SortedRows } from '#server/db/sorted-rows.ts';

export interface PageQuery<Sort extends string = string> {
  page: number;
  pageSize: number;
  sort: Sort;
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
}

export interface Page<Row> extends RowCount {
  items: Row[];
  page: number;
  pageSize: number;
  nextCursor: string | null;
}

/** Answers a `listQuery`. A list of at most `mostGathered` rows is sorted whole. */
export async function findPage<
  Columns extends SelectedFieldsFlat,
  Sort extends string,
  Row = SelectResultFields<Columns>,
>(
  db: Queryable,
  list: SortedRows<Columns, Sort>,
  { page, pageSize, sort, direction, cursor }: PageQuery<Sort>,
  present: (row: SelectResultFields<Columns>) => Row = (row) => row as Row,
  mostGathered = mostCounted,
): Promise<Page<Row>> {
  const count = await countUpTo(db, list.counted ?? list, Math.max(mostGathered, mostCounted));
  const rows = await findSortedRows(db, list, {
    sort,
    direction,
    after: cursor === undefined ? undefined : (readCursor(cursor) ?? undefined),
    offset: (page - 1) * pageSize,
    // One extra row shows whether there is a next page.
    limit: pageSize + 1,
    isGathered: count <= mostGathered,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSize;
  return {
    items: shown.map(({ row }) => present(row)),
    ...cappedTotal(count),
    page,
    pageSize,
    nextCursor: hasMore && last ? writeCursor({ sort, direction, ...last.place }) : null,
  };
}
