import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Column, Sort } from './column.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import { noMarks, type RowMarks } from './row-marks.ts';
import { RowChoice } from './RowChoice.tsx';
import rowStyles from './row-state.module.css';
import styles from './table.module.css';
import { type ChoosingRow, TableRow } from './rows/TableRow.tsx';
import type { RowCursor } from './use-row-cursor.ts';
import type { RowId, Selection } from './use-selection.ts';

/** Makes the rows of a table choosable. */
export interface Choosing<Row> {
  selection: Selection;
  /** Said of the box above all rows. */
  allLabel: string;
  /** Said of the box of a row. The same function as long as it says the same. */
  rowLabel: (row: Row) => string;
}

interface TableProps<Row> {
  caption: string;
  /** The same array as long as they are the same: the rows are rendered again for another. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowId;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  choosing?: Choosing<Row> | undefined;
  /** The row that the keyboard is at. */
  cursor?: RowCursor | undefined;
  /** What became of rows while they were on the screen. */
  marks?: RowMarks | undefined;
  /** Older rows are on show while newer ones are on their way. */
  isUpdating?: boolean;
}

/** How the rows look once they are small cards. */
function cardClass<Row>(columns: readonly Column<Row>[]): string | undefined {
  if (columns.some(({ side }) => side === 'line')) {
    return styles.lines;
  }
  return columns.some(({ side }) => side) ? styles.pairs : styles.labels;
}

/** What a row needs of the choosing: the same for all, and for the next rendering. */
function useChoosingRow<Row>(
  choosing: Choosing<Row> | undefined,
  keys: readonly RowId[],
): ChoosingRow<Row> | undefined {
  const shown = useRef(keys);
  useLayoutEffect(() => {
    shown.current = keys;
  });
  const label = choosing?.rowLabel;
  const toggle = choosing?.selection.toggle;
  const toggleTo = choosing?.selection.toggleTo;
  return useMemo(
    () =>
      label && {
        label,
        choose(id, isRange) {
          if (isRange) {
            toggleTo?.(id, shown.current);
          } else {
            toggle?.(id);
          }
        },
      },
    [label, toggle, toggleTo],
  );
}

function AllHeaders<Row>({
  columns,
  sort,
  onSort,
}: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'>): ReactNode {
  return columns.map((column) => (
    <ColumnHeader
      key={column.name}
      column={column}
      sort={sort}
      onSort={onSort}
    />
  ));
}

interface RowsProps<Row> extends Pick<TableProps<Row>, 'rows' | 'rowKey' | 'columns'> {
  marks: RowMarks;
  choosing: ChoosingRow<Row> | undefined;
  chosen: ReadonlySet<RowId> | undefined;
}

function AllRows<Row>({
  rows,
  rowKey,
  columns,
  marks,
  choosing,
  chosen,
}: RowsProps<Row>): ReactNode {
  return rows.map((row) => {
    const id = rowKey(row);
    return (
      <TableRow
        key={id}
        id={id}
        row={row}
        columns={columns}
        mark={marks.get(id)}
        choosing={choosing}
        isChosen={chosen?.has(id) ?? false}
      />
    );
  });
}

// The table around them is rendered for each search that begins and each answer that comes.
const Rows = memo(AllRows) as unknown as typeof AllRows;
const Headers = memo(AllHeaders) as unknown as typeof AllHeaders;

function Whole<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  choosing,
  cursor,
  marks = noMarks,
  isUpdating = false,
}: TableProps<Row>) {
  const keys = rows.map(rowKey);
  const choosingRow = useChoosingRow(choosing, keys);
  return (
    <div className={styles.frame}>
      <table
        role="table"
        className={`${styles.table} ${cardClass(columns)}`}
        aria-busy={isUpdating}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {choosing && (
              <th
                role="columnheader"
                scope="col"
              >
                <RowChoice
                  label={choosing.allLabel}
                  ids={keys}
                  selection={choosing.selection}
                />
              </th>
            )}
            <Headers
              columns={columns}
              sort={sort}
              onSort={onSort}
            />
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          ref={cursor?.body}
          className={rowStyles.rows}
          onFocus={cursor?.onFocus}
        >
          <Rows
            rows={rows}
            rowKey={rowKey}
            columns={columns}
            marks={marks}
            choosing={choosingRow}
            chosen={choosing?.selection.ids}
          />
        </tbody>
      </table>
    </div>
  );
}

/**
 * Rows and columns; where there is little room every row becomes a small card. The roles keep it a
 * table to a screen reader there, too. An answer that is to come some rows a frame renders nothing of
 * it yet.
 */
export const Table = memo(Whole) as unknown as typeof Whole;
