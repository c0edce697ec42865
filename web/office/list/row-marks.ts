import type { RowId } from './use-selection.ts';

/** The change of a row while it was on the screen. */
export type RowMark = 'changed' | 'gone';

export type RowMarks = ReadonlyMap<RowId, RowMark>;

export const noMarks: RowMarks = new Map();
