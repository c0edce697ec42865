import { SkeletonFrame } from '../parts/Skeleton.tsx';
import { Badge } from '../parts/Badge.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import shared from '../styles/shared.module.css';
import type { Column, Sort } from './column.ts';
import styles from './table.module.css';
import { type Choosing, Table } from './Table.tsx';

/** Invisible text of the usual size of a cell, under the grey bar that its style sheet draws. */
function cellOf<Row>({ isTitle, isWide, skeleton = {} }: Column<Row>) {
  const { width = isTitle ? 16 : isWide ? 18 : 8, lines = 1, as } = skeleton;
  const text = '0'.repeat(width);
  if (as) {
    return as === 'button' ? <ToolButton>{text}</ToolButton> : <Badge>{text}</Badge>;
  }
  return (
    <div className={lines > 1 ? shared.lines : undefined}>
      <span className={isTitle ? shared.rowName : undefined}>{text}</span>
      {Array.from({ length: lines - 1 }, (_, at) => (
        <span key={at} className={shared.small}>
          {text}
        </span>
      ))}
    </div>
  );
}

interface WaitingTableProps<Row> {
  columns: readonly Column<Row>[];
  lines: number;
  sort?: Sort;
  choosing?: Choosing<Row> | undefined;
  isDense?: boolean | undefined;
}

/** The skeleton of a table that is loading: the same head, columns and heights. */
export function WaitingTable<Row>(props: WaitingTableProps<Row>) {
  const { columns, lines, sort, choosing, isDense } = props;
  return (
    <SkeletonFrame>
      <div className={styles.waiting}>
        <Table
          caption=""
          columns={columns.map((column) => ({ ...column, cell: () => cellOf(column) }))}
          rows={[...Array(lines).keys()]}
          rowKey={(at) => at}
          sort={sort}
          onSort={() => {}}
          isDense={isDense}
          choosing={choosing && { ...choosing, rowLabel: () => '' }}
        />
      </div>
    </SkeletonFrame>
  );
}
