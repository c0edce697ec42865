import * as z from 'zod/mini';
import { rowId } from './fields.ts';

export type SortKind = 'text' | 'moment' | 'number';

function storable(text: string) {
  return !text.includes('\u0000') && text.isWellFormed();
}

const keys = {
  text: z.string().check(z.refine(storable)),
  moment: z.iso.datetime({ offset: true }),
  number: z.number(),
} satisfies Record<SortKind, z.ZodMiniType>;

const cursorParts = z.tuple([
  z.string(),
  z.enum(['asc', 'desc']),
  z.nullable(z.union([z.string(), z.number()])),
  rowId,
]);

/** A place in a sorted list: behind the row with this sort key and this id. */
export interface Cursor {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  /** The sort key of the row as JSON has it; a moment in ISO 8601, to the microsecond. */
  readonly key: string | number | null;
  readonly id: number;
}

export function writeCursor({ sort, direction, key, id }: Cursor): string {
  return JSON.stringify([sort, direction, key, id]);
}

/** Reads a cursor made by `writeCursor`; null for any other text. */
export function readCursor(text: string): Cursor | null {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    return null;
  }
  const parts = cursorParts.safeParse(written);
  if (!parts.success) {
    return null;
  }
  const [sort, direction, key, id] = parts.data;
  return {
    sort,
    direction,
    key,
    id,
  };
}

export function isKeyOf(kind: SortKind, key: Cursor['key']): boolean {
  return key === null || keys[kind].safeParse(key).success;
}
