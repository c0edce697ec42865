import * as z from 'zod/mini';
import { isKeyOf, readCursor, type SortKind } from './cursor.ts';

function countingNumber(fallback: number, max: number) {
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(max))),
    ),
    fallback,
  );
}

function isStorable(value: string) {
  return !/[\u0000-\u001f]/.test(value) && value.isWellFormed();
}

// A search box takes what was pasted, a tab or the end of a line included.
const oneBlank = z.overwrite<string>((text) => text.replace(/\s+/g, ' '));

/** A text filter: trimmed, single blanks, at most `max` characters that the database can store. */
export function filterText(max: number) {
  return z.string().check(oneBlank, z.trim(), z.maxLength(max), z.refine(isStorable));
}

/** The values of a filter that takes several, such as `New,Contacted`; none if it is empty. */
export function valuesOf(filter: string | undefined): string[] {
  const values = (filter ?? '').split(',').map((value) => value.trim());
  return [...new Set(values)].filter((value) => value !== '');
}

/** Longer texts cannot be our cursors. */
const longestCursor = 1000;

interface AskedOrder {
  cursor?: string | undefined;
  sort: string;
  direction: string;
}

/** Also true if no cursor is given. */
function isCursorOf(
  sorts: Readonly<Record<string, SortKind>>,
  { cursor, sort, direction }: AskedOrder,
): boolean {
  if (cursor === undefined) {
    return true;
  }
  const place = readCursor(cursor);
  const isOfThisOrder = place?.sort === sort && place.direction === direction;
  return isOfThisOrder && isKeyOf(sorts[sort]!, place.key);
}

/**
 * The query of a list: page from 1, at most 100 rows a page, sorted by one of `sorts` (default: the
 * first), searched by `q`, filtered by `filters`. A filter called `status` always filters the row's
 * own state. A `cursor` is the `nextCursor` of an earlier page with the same sort and direction. It
 * takes precedence over `page` and reads deep pages without counting up to them.
 */
export function listQuery<
  const Sorts extends Readonly<Record<string, SortKind>>,
  Filters extends Readonly<Record<string, z.ZodMiniType>>,
>(sorts: Sorts, filters: Filters) {
  type Sort = keyof Sorts & string;
  const names = Object.keys(sorts) as [Sort, ...Sort[]];
  const fields = z.object({
    page: countingNumber(1, 1_000_000),
    pageSize: countingNumber(50, 100),
    sort: z._default(z.enum(names), names[0]),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    q: z.optional(filterText(200)),
    cursor: z.optional(z.string().check(z.maxLength(longestCursor))),
    ...filters,
  });
  const isCursorOfThisList = (query: Record<string, unknown>) =>
    isCursorOf(sorts, query as unknown as AskedOrder);
  return fields.check(z.refine(isCursorOfThisList, { path: ['cursor'] }));
}

/**
 * The one shape of a page of a list. `total` is exact up to 10,000; of a longer list it is 10,000
 * and `totalIsCapped` is true. `nextCursor` leads to the next page; null when this is the last.
 */
export function listPage<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    totalIsCapped: z.boolean(),
    nextCursor: z.nullable(z.string()),
  });
}
