import type { RowId } from './use-selection.ts';

/** Where a key leads from the row under the cursor. */
export type CursorMove =
  | { kind: 'row'; id: RowId }
  /** Behind the last row or before the first one: the neighbouring page. */
  | { kind: 'page'; step: 1 | -1 };

/**
 * Where `step` leads from a row: the first row where the cursor is on none of them. Undefined for a
 * list without rows.
 */
export function cursorMove(
  rows: readonly RowId[],
  current: RowId | null,
  step: 1 | -1,
): CursorMove | undefined {
  const [first] = rows;
  if (first === undefined) {
    return undefined;
  }
  const at = current === null ? -1 : rows.indexOf(current);
  if (at === -1) {
    return { kind: 'row', id: first };
  }
  const next = rows[at + step];
  return next === undefined ? { kind: 'page', step } : { kind: 'row', id: next };
}

// A list that is come back to is gone on with at the same row. Kept while the tab is open.
const remembered = new Map<string, RowId>();

export function rememberCursor(address: string, id: RowId): void {
  remembered.set(address, id);
}

/** The row on which the list at an address was left; null for none. */
export function cursorOf(address: string): RowId | null {
  return remembered.get(address) ?? null;
}
