import { type ChangeEvent, memo, type ReactNode, useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Arrow } from '#web/kit/icons.tsx';
import { Badge } from '../parts/Badge.tsx';
import shared from '../styles/shared.module.css';
import { type Column, nextSort, type Sort } from './column.ts';
import { noMarks, type RowMark, type RowMarks } from './row-marks.ts';
import { RowChoice } from './RowChoice.tsx';
import denseStyles from './dense-table.module.css';
import styles from './table.module.css';
import type { RowCursor } from './use-row-cursor.ts';
import type { RowId, Selection } from './use-selection.ts';

interface TableRowProps<Row> {
  id: RowId;
  row: Row;
  columns: readonly Column<Row>[];
  mark: RowMark | undefined;
  /** The label of its box; undefined if it cannot be chosen. */
  choiceLabel: string | undefined;
  /** With shift all rows between the one that was pressed last and this one. */
  onChoose: (id: RowId, isRange: boolean) => void;
  isChosen: boolean;
  isCurrent: boolean;
}

function cellClass<Row>(column: Column<Row>) {
  const { isTitle, isWide = isTitle, isOneLine, isFigure, isQuiet, side, className } = column;
  const classes = [
    className,
    isTitle && styles.rowTitle,
    !isWide && styles.narrow,
    isOneLine && styles.oneLine,
    isFigure && styles.figure,
    isQuiet && denseStyles.quiet,
    side && styles[side],
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}

function Gone() {
  const t = useTranslations('office.list');
  return (
    <span className={styles.gone}>
      <Badge tone="red">{t('gone')}</Badge>
    </span>
  );
}

function OneRow<Row>({
  id,
  row,
  columns,
  mark,
  choiceLabel,
  onChoose,
  isChosen,
  isCurrent,
}: TableRowProps<Row>) {
  const change = ({ nativeEvent }: ChangeEvent) =>
    onChoose(id, (nativeEvent as MouseEvent).shiftKey);
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      data-mark={mark}
      data-cursor={isCurrent || undefined}
    >
      {choiceLabel !== undefined && (
        <td role="cell" className={styles.choice}>
          <input
            type="checkbox"
            aria-label={choiceLabel}
            className={styles.box}
            checked={isChosen}
            onChange={change}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.name}
          role="cell"
          data-label={column.header}
          data-title={column.isTitle || undefined}
          className={cellClass(column)}
        >
          {column.cell(row)}
          {column.isTitle && mark === 'gone' && <Gone />}
        </td>
      ))}
    </tr>
  );
}

/**
 * Memoized: j, k and x change one or two rows of fifty, and rendering all is slow on a slow machine.
 */
const TableRow = memo(OneRow) as <Row>(props: TableRowProps<Row>) => ReactNode;

export interface Choosing<Row> {
  selection: Selection;
  allLabel: string;
  rowLabel: (row: Row) => string;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowId;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  choosing?: Choosing<Row> | undefined;
  cursor?: RowCursor | undefined;
  marks?: RowMarks | undefined;
  /** Older rows are shown while newer ones are loading. */
  isUpdating?: boolean;
  isDense?: boolean | undefined;
}

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
}

function ariaSort(isActive: boolean, direction: Sort['direction']) {
  if (!isActive) {
    return 'none';
  }
  return direction === 'asc' ? 'ascending' : 'descending';
}

/** The head of a column; a button where the server can sort by it. */
function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { header, sort: by, isFigure } = column;
  const className = [isFigure && styles.figure, column.className].filter(Boolean).join(' ');
  if (!by || !sort || !onSort) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {header}
      </th>
    );
  }
  const isActive = sort.by === by;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={ariaSort(isActive, sort.direction)}
      className={className}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, by))}>
        {header}
        <span className={isActive ? styles.arrow : styles.idle}>
          <Arrow size={14} direction={isActive && sort.direction === 'desc' ? 'down' : 'up'} />
        </span>
      </button>
    </th>
  );
}

/** The layout of the rows as small cards. */
function cardClass<Row>(columns: readonly Column<Row>[]): string | undefined {
  if (columns.some(({ side }) => side === 'line')) {
    return styles.lines;
  }
  return columns.some(({ side }) => side) ? styles.pairs : styles.labels;
}

/** With more columns a window of usual width scrolls sideways, so the head cannot be sticky. */
const manyColumns = 9;
const mostColumns = 13;

function widthClass<Row>({ length }: readonly Column<Row>[]): string | undefined {
  if (length > mostColumns) {
    return denseStyles.wide;
  }
  return length > manyColumns ? denseStyles.many : undefined;
}

/**
 * Rows and columns; where space is short every row becomes a small card. The roles keep it a table
 * for screen readers there, too.
 */
export function Table<Row>({
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
  isDense = false,
}: TableProps<Row>) {
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { toggle, toggleTo } = choosing?.selection ?? {};
  const choose = useCallback(
    (id: RowId, isRange: boolean) => (isRange ? toggleTo?.(id, keys) : toggle?.(id)),
    [toggle, toggleTo, keys],
  );
  return (
    <div className={styles.frame}>
      <div className={isDense ? widthClass(columns) : denseStyles.wide}>
        <table
          role="table"
          className={[
            shared.table,
            styles.table,
            isDense ? `${styles.lines} ${denseStyles.table}` : cardClass(columns),
          ].join(' ')}
          aria-busy={isUpdating}
        >
          <caption className="visually-hidden">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {choosing && (
                <th role="columnheader" scope="col">
                  <RowChoice label={choosing.allLabel} ids={keys} selection={choosing.selection} />
                </th>
              )}
              {columns.map((column) => (
                <ColumnHeader key={column.name} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            ref={cursor?.body}
            className={styles.rows}
            onFocus={cursor?.onFocus}
          >
            {rows.map((row) => {
              const id = rowKey(row);
              return (
                <TableRow
                  key={id}
                  id={id}
                  row={row}
                  columns={columns}
                  mark={marks.get(id)}
                  choiceLabel={choosing?.rowLabel(row)}
                  onChoose={choose}
                  isChosen={choosing?.selection.ids.has(id) ?? false}
                  isCurrent={cursor?.current === id}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
