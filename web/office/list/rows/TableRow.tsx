import { type ChangeEvent, memo, type ReactNode } from 'react';
import type { Column } from '../column.ts';
import { RowCells } from './RowCells.tsx';
import type { RowMark } from '../row-marks.ts';
import styles from '../table.module.css';
import type { RowId } from '../use-selection.ts';

/** How a row is chosen; the same object for all rows, as long as nothing about it changes. */
export interface ChoosingRow<Row> {
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
}

function Line<Row>({ id, row, columns, mark, choosing, isChosen }: TableRowProps<Row>): ReactNode {
  const change = ({ nativeEvent }: ChangeEvent) =>
    choosing?.choose(id, (nativeEvent as MouseEvent).shiftKey);
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      data-mark={mark}
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
      <RowCells
        columns={columns}
        row={row}
        isGone={mark === 'gone'}
      />
    </tr>
  );
}

/** A row of a table. It is rendered again only when it changed itself, not with the page around it. */
export const TableRow = memo(Line) as unknown as typeof Line;
