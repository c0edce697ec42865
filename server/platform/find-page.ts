import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { readCursor, writeCursor } from '#core/contract/cursor.ts';
import { estimateRows, exactUpTo, type RowCount } from '#server/db/count.ts';
import { findFewRows } from '#server/db/few-rows.ts';
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

/** What a list may know by itself. */
interface Known {
  /** Its total, without counting; undefined where only counting tells. */
  count?: (() => Promise<RowCount | undefined>) | undefined;
  /** An index holds what fits in its order, so that a page is read from it however few there are. */
  isInOrder?: boolean;
  /** Up to so many rows are found all and sorted, more are walked along until the page is full. */
  few?: number | undefined;
}

// What was searched for may be what rows are sorted by: whoever is called Garcia stands together, behind
// hundreds of thousands. By age, the first order of every list, they are spread.
export const fewByName = 50_000;

function fewIn(sorts: object, sort: string): number {
  return sort === Object.keys(sorts)[0] ? exactUpTo : fewByName;
}

type Slice<Sort extends string> = Parameters<typeof findFewRows<SelectedFieldsFlat, Sort>>[2];

/** The rows of a slice with the total of the list. */
async function findSlice<Columns extends SelectedFieldsFlat, Sort extends string>(
  db: Queryable,
  list: SortedRows<Columns, Sort>,
  slice: Slice<Sort>,
  { count, isInOrder = false, few = fewIn(list.sorts, slice.sort) }: Known,
) {
  let total = await count?.();
  if (total === undefined) {
    const found = await findFewRows(db, list, slice, exactUpTo);
    if (found) {
      return {
        total: { total: found.total, totalIsEstimate: false },
        rows: found.rows,
      };
    }
    total = await estimateRows(db, list.table, list.where, exactUpTo + 1);
  }
  const areFew = !isInOrder && total.total <= few;
  return {
    total,
    rows: await findSortedRows(db, list, { ...slice, areFew }),
  };
}

/** Answers a `listQuery`: one page of the list, its total, and the way to the next page. */
export async function findPage<Columns extends SelectedFieldsFlat, Sort extends string, Row>(
  db: Queryable,
  list: SortedRows<Columns, Sort>,
  { page, pageSize, sort, direction, cursor }: PageQuery<Sort>,
  present: (row: SelectResultFields<Columns>) => Row,
  known: Known = {},
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? undefined);
  const slice = {
    sort,
    direction,
    after,
    offset: (page - 1) * pageSize,
    // One more than is shown tells whether anything comes behind.
    limit: pageSize + 1,
  };
  const { total, rows } = await findSlice(db, list, slice, known);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSize;
  return {
    items: shown.map(({ row }) => present(row)),
    ...total,
    page,
    pageSize,
    nextCursor: hasMore && last ? writeCursor({ sort, direction, ...last.place }) : null,
  };
}
