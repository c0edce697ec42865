import type { RowMark, RowMarks } from '#web/office/list/row-marks.ts';

interface Row {
  readonly id: number;
}

/** The rows on the screen, with fresh ones replacing the old. */
export function inPlace<Item extends Row>(
  shown: readonly Item[],
  fresh: readonly Item[],
): readonly Item[] {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
}

/** The marks of reloaded rows: changed or gone. */
export function marksOf<Item extends Row>(
  shown: readonly Item[],
  asked: readonly number[],
  fresh: readonly Item[],
): RowMarks {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const marks = new Map<number, RowMark>();
  for (const row of shown.filter(({ id }) => asked.includes(id))) {
    const now = byId.get(row.id);
    if (!now) {
      marks.set(row.id, 'gone');
    } else if (JSON.stringify(now) !== JSON.stringify(row)) {
      marks.set(row.id, 'changed');
    }
  }
  return marks;
}
