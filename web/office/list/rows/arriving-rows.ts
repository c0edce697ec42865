import type { RowId } from '../use-selection.ts';

interface Row {
  readonly id: RowId;
}

/**
 * The rows between those on show and those to come, after `most` more of these have arrived: first
 * what is to come, behind it what stood there before. All of them when no more are missing.
 */
export function withMoreRows<Item extends Row>(
  shown: readonly Item[],
  coming: readonly Item[],
  most: number,
): readonly Item[] {
  const known = new Set(shown);
  let count = 0;
  const end = coming.findIndex((row) => !known.has(row) && ++count > most);
  if (end === -1) {
    return coming;
  }
  const arrived = coming.slice(0, end);
  const ids = new Set(arrived.map(({ id }) => id));
  const before = shown.slice(end, coming.length).filter(({ id }) => !ids.has(id));
  return [...arrived, ...before];
}
