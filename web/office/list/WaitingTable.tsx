import { SkeletonFrame } from '../parts/Skeleton.tsx';
import type { Column, Sort } from './column.ts';
import styles from './table.module.css';
import { type Choosing, Table } from './Table.tsx';

interface WaitingTableProps<Row> {
  columns: readonly Column<Row>[];
  /** A typical row, which sizes the skeleton. */
  placeholder: Row;
  lines: number;
  sort?: Sort;
  choosing?: Choosing<Row> | undefined;
  isDense?: boolean | undefined;
}

/** The skeleton of a table that is loading: the same head, columns and heights. */
export function WaitingTable<Row>(props: WaitingTableProps<Row>) {
  const { columns, placeholder, lines, sort, choosing, isDense } = props;
  return (
    <SkeletonFrame>
      <div className={styles.waiting}>
        <Table
          caption=""
          columns={columns.map((column) => ({ ...column, cell: () => column.cell(placeholder) }))}
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
