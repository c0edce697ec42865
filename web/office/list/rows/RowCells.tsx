import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../parts/Badge.tsx';
import type { Column } from '../column.ts';
import rowStyles from '../row-state.module.css';
import styles from '../table.module.css';

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

function Gone() {
  const t = useTranslations('office.list');
  return (
    <span className={rowStyles.gone}>
      <Badge tone="red">{t('gone')}</Badge>
    </span>
  );
}

/** What stands in a row. */
export function RowCells<Row>({ columns, row, isGone }: RowCellsProps<Row>): ReactNode {
  return columns.map((column) => (
    <td
      key={column.name}
      role="cell"
      data-label={column.header}
      data-title={column.isTitle || undefined}
      className={cellClass(column)}
    >
      {column.cell(row)}
      {column.isTitle && isGone && <Gone />}
    </td>
  ));
}
