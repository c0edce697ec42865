import type { ReactElement, ReactNode } from 'react';
import { Loaded } from '../parts/Loaded.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import styles from './growing-list.module.css';

interface GrowingListProps<Row> {
  list: {
    first: unknown;
    rows: readonly Row[];
    error: unknown;
    refetch: () => unknown;
    hasMore: boolean;
    isFetching: boolean;
    grow: () => unknown;
  };
  failure: string;
  /** While the first part is loading, as in `Loaded`. */
  lines: number | ReactElement;
  more: string;
  /** On the button's container. */
  className?: string | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

export function GrowingList<Row>(props: GrowingListProps<Row>) {
  const { list, failure, lines, more, className = styles.more, children } = props;
  const { first, rows } = list;
  return (
    <>
      <Loaded query={{ ...list, data: first ? rows : undefined }} failure={failure} lines={lines}>
        {children}
      </Loaded>
      {list.hasMore && (
        <div className={className}>
          <ToolButton disabled={list.isFetching} onClick={() => void list.grow()}>
            {more}
          </ToolButton>
        </div>
      )}
    </>
  );
}
