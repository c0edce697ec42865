import { type ChangeEvent, memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../parts/Badge.tsx';
import type { Column } from './column.ts';
import type { RowMark } from './row-marks.ts';
import denseStyles from './dense-table.module.css';
import rowStyles from './row-state.module.css';
import styles from './table.module.css';
import type { RowId } from './use-selection.ts';

interface ChoosingRow<Row> {
  label: (row: Row) => string;
  /** With shift all rows between the one that was pressed last and this one. */
  choose: (id: RowId, isRange: boolean) => void;
}

interface TableRowProps<Row> {
  id: RowId;
  row: Row;
  columns: readonly Column<Row>[];
  mark: RowMark | undefined;
  choosing: ChoosingRow<Row> | undefined;
  isChosen: boolean;
  isCurrent: boolean;
}

function cellClass<Row>({ isTitle, isNarrow, isOneLine, isFigure, isQuiet, side }: Column<Row>) {
  const classes = [
    isTitle && styles.rowTitle,
    isNarrow && styles.narrow,
    isOneLine && styles.oneLine,
    isFigure && denseStyles.figure,
    isQuiet && denseStyles.quiet,
    side && styles[side],
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}

function Gone() {
  const t = useTranslations('office.list');
  return (
    <span className={rowStyles.gone}>
      <Badge tone="red">{t('gone')}</Badge>
    </span>
  );
}

function OneRow<Row>({
  id,
  row,
  columns,
  mark,
  choosing,
  isChosen,
  isCurrent,
}: TableRowProps<Row>) {
  const change = ({ nativeEvent }: ChangeEvent) =>
    choosing?.choose(id, (nativeEvent as MouseEvent).shiftKey);
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      data-mark={mark}
      data-cursor={isCurrent || undefined}
    >
      {choosing && (
        <td
          role="cell"
          className={styles.choice}
        >
          <input
            type="checkbox"
            aria-label={choosing.label(row)}
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

/** Memoized: j and k change two rows of fifty, and rendering all of them is felt on a slow machine. */
export const TableRow = memo(OneRow) as <Row>(props: TableRowProps<Row>) => ReactNode;
