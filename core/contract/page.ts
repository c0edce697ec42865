import * as z from 'zod/mini';

const wholeNumber = (fallback: number, min: number, max: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
    ),
    fallback,
  );

/**
 * The one question a list is asked: page from 1, at most 100 rows a page, sorted by one of `sorts`,
 * searched by `q`.
 */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.object({
    page: wholeNumber(1, 1, 1_000_000),
    pageSize: wholeNumber(50, 1, 100),
    sort: z._default(
      z.enum(sorts as unknown as [Sorts[number], ...Sorts[number][]]),
      sorts[0] as Sorts[number],
    ),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    q: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(200),
        z.refine((value) => !/[\u0000-\u001f]/.test(value) && value.isWellFormed()),
      ),
    ),
    status: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(50),
        z.refine((value) => !/[\u0000-\u001f]/.test(value) && value.isWellFormed()),
      ),
    ),
  });
}

/**
 * The one shape of a page of a list. `total` is exact up to 10,000; beyond that it may be an
 * estimate and says so.
 */
export const listPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    totalIsEstimate: z.boolean(),
  });
