import { Arrow } from '#web/kit/icons.tsx';
import { type Column, nextSort, type Sort } from './column.ts';
import styles from './table.module.css';

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
export function ColumnHeader<Row>({
  column: { header, sort: by },
  sort,
  onSort,
}: ColumnHeaderProps<Row>) {
  if (!by || !sort || !onSort) {
    return (
      <th
        role="columnheader"
        scope="col"
      >
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
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(nextSort(sort, by))}
      >
        {header}
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
