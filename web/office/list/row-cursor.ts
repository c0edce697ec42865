import type { RowId } from './use-selection.ts';

/** A key's target from the row under the cursor. */
type CursorMove =
  | { kind: 'row'; id: RowId }
  /** After the last row or before the first one: the adjacent page. */
  | { kind: 'page'; step: 1 | -1 };

/** The row `step` leads to: the first row if the cursor is on none. Undefined for an empty list. */
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

// A list continues at the row where it was left. Kept while the tab is open.
const remembered = new Map<string, RowId>();

export function rememberCursor(address: string, id: RowId): void {
  remembered.set(address, id);
}

/** The row at which the list at an address was left; null if none. */
export function cursorOf(address: string): RowId | null {
  return remembered.get(address) ?? null;
}
