import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../parts/Badge.tsx';
import type { Column } from './column.ts';
import rowStyles from './row-state.module.css';
import styles from './table.module.css';

interface RowCellsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  /** It was deleted while it was on the screen. */
  isGone: boolean;
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

function Cells<Row>({ columns, row, isGone }: RowCellsProps<Row>): ReactNode {
  const t = useTranslations('office.list');
  return columns.map((column) => (
    <td
      key={column.name}
      role="cell"
      data-label={column.header}
      data-title={column.isTitle || undefined}
      className={cellClass(column)}
    >
      {column.cell(row)}
      {column.isTitle && isGone && (
        <span className={rowStyles.gone}>
          <Badge tone="red">{t('gone')}</Badge>
        </span>
      )}
    </td>
  ));
}

/**
 * What stands in a row. It is rendered again only when the row or the columns are others, not for
 * each box that is ticked and each search that begins.
 */
export const RowCells = memo(Cells) as unknown as typeof Cells;
