import type { ReactNode } from 'react';
import { Arrow } from '../../kit/icons.tsx';
import styles from '../../kit/table.module.css';

export interface Column<Row> {
  header: string;
  /** What the server sorts by when this header is pressed. */
  sort?: string;
  /** Names the row. */
  isTitle?: boolean;
  /**
   * Where it stands once a row is a small card; the corner is beside the title. Without sides:
   * labels and values. Two columns, or, when a cell is a `line` of its own, lines in which the
   * others follow one another and the end keeps to the end.
   */
  side?: 'start' | 'end' | 'corner' | 'line';
  /** Only as wide as its content. */
  isNarrow?: boolean;
  /**
   * Cut rather than wrapped where the table is wide, so that all rows are of one height; give the
   * whole text in a title.
   */
  isOneLine?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** The same column flips the direction; a new column starts ascending. */
export const nextSort = (current: Sort, by: string): Sort => ({
  by,
  direction: current.by === by && current.direction === 'asc' ? 'desc' : 'asc',
});

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Older rows are on show while newer ones are on their way. */
  isUpdating?: boolean;
}

function Header<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const by = column.sort;
  if (!by || !sort || !onSort) {
    return (
      <th
        role="columnheader"
        scope="col"
      >
        {column.header}
      </th>
    );
  }
  const isActive = sort.by === by;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isActive ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(nextSort(sort, by))}
      >
        {column.header}
        <span className={isActive ? styles.arrow : styles.idle}>
          <Arrow
            size={14}
            direction={isActive && sort.direction === 'desc' ? 'down' : 'up'}
          />
        </span>
      </button>
    </th>
  );
}

const cellClass = <Row,>({ isTitle, isNarrow, isOneLine, side }: Column<Row>) =>
  [
    isTitle && styles.rowTitle,
    isNarrow && styles.narrow,
    isOneLine && styles.oneLine,
    side && styles[side],
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/**
 * Rows and columns; where there is little room every row becomes a small card. The roles keep it a
 * table to a screen reader there, too.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  isUpdating = false,
}: TableProps<Row>) {
  const card = columns.some(({ side }) => side === 'line')
    ? styles.lines
    : columns.some(({ side }) => side)
      ? styles.pairs
      : styles.labels;
  return (
    <div className={styles.frame}>
      <table
        role="table"
        className={`${styles.table} ${card}`}
        aria-busy={isUpdating}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Header
                key={column.header}
                column={column}
                {...(sort && { sort })}
                {...(onSort && { onSort })}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              role="row"
              key={rowKey(row)}
            >
              {columns.map((column) => (
                <td
                  key={column.header}
                  role="cell"
                  data-label={column.header}
                  className={cellClass(column)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
