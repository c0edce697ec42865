import { useTranslations } from 'use-intl';
import { Badge } from '../parts/Badge.tsx';
import type { Column, Sort } from './column.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import { noMarks, type RowMarks } from './row-marks.ts';
import { RowChoice } from './RowChoice.tsx';
import rowStyles from './row-state.module.css';
import styles from './table.module.css';
import type { RowCursor } from './use-row-cursor.ts';
import type { RowId, Selection } from './use-selection.ts';

/** Makes the rows of a table choosable. */
export interface Choosing<Row> {
  selection: Selection;
  /** Said of the box above all rows. */
  allLabel: string;
  /** Said of the box of a row. */
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
  /** The row that the keyboard is at. */
  cursor?: RowCursor | undefined;
  /** What became of rows while they were on the screen. */
  marks?: RowMarks | undefined;
  /** Older rows are on show while newer ones are on their way. */
  isUpdating?: boolean;
}

function cellClass<Row>({ isTitle, isNarrow, isOneLine, side }: Column<Row>): string | undefined {
  const classes = [
    isTitle && styles.rowTitle,
    isNarrow && styles.narrow,
    isOneLine && styles.oneLine,
    side && styles[side],
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}

/** How the rows look once they are small cards. */
function cardClass<Row>(columns: readonly Column<Row>[]): string | undefined {
  if (columns.some(({ side }) => side === 'line')) {
    return styles.lines;
  }
  return columns.some(({ side }) => side) ? styles.pairs : styles.labels;
}

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
  choosing,
  cursor,
  marks = noMarks,
  isUpdating = false,
}: TableProps<Row>) {
  const t = useTranslations('office.list');
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
                  ids={rows.map(rowKey)}
                  selection={choosing.selection}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader
                key={column.name}
                column={column}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          ref={cursor?.body}
          className={rowStyles.rows}
        >
          {rows.map((row) => (
            <tr
              role="row"
              key={rowKey(row)}
              tabIndex={-1}
              data-row={rowKey(row)}
              data-mark={marks.get(rowKey(row))}
              onFocus={() => cursor?.onFocus(rowKey(row))}
            >
              {choosing && (
                <td
                  role="cell"
                  className={styles.choice}
                >
                  <RowChoice
                    label={choosing.rowLabel(row)}
                    ids={[rowKey(row)]}
                    among={rows.map(rowKey)}
                    selection={choosing.selection}
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
                  {column.isTitle && marks.get(rowKey(row)) === 'gone' && (
                    <span className={rowStyles.gone}>
                      <Badge tone="red">{t('gone')}</Badge>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
