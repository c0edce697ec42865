import type { RowId } from './use-selection.ts';

export type RowMark = 'changed' | 'gone';

export type RowMarks = ReadonlyMap<RowId, RowMark>;

export const noMarks: RowMarks = new Map();
