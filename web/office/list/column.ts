import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Its name in the address, where a person can hide it. */
  name: string;
  header: string;
  /** The sort key that is requested when this header is clicked. */
  sort?: string;
  /** Names the row. */
  isTitle?: boolean;
  /**
   * The cell's place in a small card; the corner is beside the title. If no column has a side:
   * labels and values. Otherwise two columns or, if a cell is a `line` of its own, lines in which
   * the others follow each other, with `end` cells at the end.
   */
  side?: 'start' | 'end' | 'corner' | 'line';
  /** Shown only if the address asks for it. */
  isAdded?: boolean;
  /** A figure, aligned to the end of its column. */
  isFigure?: boolean;
  /** Hidden until its row is hovered or has the focus. */
  isQuiet?: boolean;
  /** Takes what space is left, as a title does; the others are only as wide as their content. */
  isWide?: boolean;
  /**
   * Truncated instead of wrapped on wide tables, so that all rows have the same height; put the
   * whole text in a title.
   */
  isOneLine?: boolean;
  /** The size of its cells while the list loads, by default one line of a usual width. */
  skeleton?: {
    /** In characters. */
    width?: number;
    /** With small ones below the first. */
    lines?: number;
    as?: 'button' | 'badge';
  };
  /** For its cells and its header: their place on a particular screen. */
  className?: string | undefined;
  cell: (row: Row) => ReactNode;
}

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** The same column flips the direction; a new column starts ascending. */
export function nextSort(current: Sort, by: string): Sort {
  return {
    by,
    direction: current.by === by && current.direction === 'asc' ? 'desc' : 'asc',
  };
}

/** Columns in this order, with the texts of their names as headers. */
export function columnsOf<Row, Name extends string>(
  t: (name: Name) => string,
  columns: Readonly<Record<Name, Omit<Column<Row>, 'name' | 'header'>>>,
): readonly Column<Row>[] {
  const names = Object.keys(columns) as Name[];
  return names.map((name) => ({ name, header: t(name), ...columns[name] }));
}
