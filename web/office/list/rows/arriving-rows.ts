import type { RowId } from '../use-selection.ts';

interface Row {
  readonly id: RowId;
}

/** So many rows leave in the time in which one arrives. */
const leavingForOne = 4;

/**
 * The rows between those on show and those to come, after `most` more of these have arrived: first
 * what is to come, behind it what stood there before. Where there are fewer now, the last ones leave
 * some at a time as well: few while others arrive, more when fewer do. All of them when none is
 * missing or left over.
 */
export function withMoreRows<Item extends Row>(
  shown: readonly Item[],
  coming: readonly Item[],
  most: number,
): readonly Item[] {
  const known = new Set(shown);
  let count = 0;
  const end = coming.findIndex((row) => !known.has(row) && ++count > most);
  const fresh = Math.min(count, most);
  const leaving = most + leavingForOne * (most - fresh);
  const length = Math.max(coming.length, shown.length - leaving);
  if (end === -1 && length === coming.length) {
    return coming;
  }
  const arrived = end === -1 ? coming : coming.slice(0, end);
  const ids = new Set(arrived.map(({ id }) => id));
  // Those in whose places others stand now are gone, the rest stay where they are.
  const before = shown.filter(({ id }) => !ids.has(id));
  return [...arrived, ...before.slice(fresh, fresh + length - arrived.length)];
}
