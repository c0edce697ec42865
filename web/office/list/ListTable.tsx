import { type ReactNode, useCallback, useMemo } from 'react';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import type { Column, Sort } from './column.ts';
import { Pagination, stepBehind } from './Pagination.tsx';
import type { RowMarks } from './row-marks.ts';
import { type Choosing, Table } from './Table.tsx';
import type { List } from './use-list.ts';
import { useArrivingPage } from './rows/use-arriving-page.ts';
import { useRowCursor } from './use-row-cursor.ts';
import { useSameItems } from './rows/use-same-items.ts';
import { useTotalText } from './use-total-text.ts';
import type { RowId } from './use-selection.ts';

/** What every list can be asked, as far as its table is concerned. */
interface TableQuery {
  page: number;
  sort: string;
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
}

interface ListTableProps<Asked, Row> {
  list: List<Asked, Row>;
  caption: string;
  columns: readonly Column<Row>[];
  /** How many there are, in words: read out when they change. */
  count: (total: string) => string;
  /** Said when the list could not be loaded. */
  failure: string;
  /** Lines of grey while it is on its way. */
  lines: number;
  /** Shown instead of a page without rows. */
  empty: ReactNode;
  /** Makes the rows choosable. */
  choosing?: Omit<Choosing<Row>, 'selection'>;
  /** What became of rows while they were on the screen. */
  marks?: RowMarks;
}

const idOf = ({ id }: { id: RowId }) => id;

/** A list as a table: grey lines first, then its page of rows, or why there is none. */
export function ListTable<Asked, Row extends { id: RowId }>({
  list,
  caption,
  columns,
  count,
  failure,
  lines,
  empty,
  choosing,
  marks,
}: ListTableProps<Asked, Row>) {
  const totalText = useTotalText();
  const shownColumns = useSameItems(columns.filter(({ name }) => list.columns.isShown(name)));
  const { page: data, areComing } = useArrivingPage(list.data);
  const isUpdating = list.isUpdating || areComing;
  const asked = list.asked as Asked & TableQuery;
  const askList = list.ask;
  const ask = useCallback(
    (change: Partial<TableQuery>) => askList(change as Partial<Asked>),
    [askList],
  );
  const turnPage = (step: 1 | -1): boolean => {
    const behind = data && stepBehind(data);
    const place = step === 1 ? behind : asked.page > 1 && { page: asked.page - 1 };
    if (place) {
      ask(place);
    }
    return Boolean(place);
  };
  const cursor = useRowCursor({
    rows: data?.items.map(({ id }) => id) ?? [],
    areComing,
    onPage: turnPage,
    onToggle: choosing && list.selection.toggle,
  });
  // The same as long as the order is: the heads are not rendered again with each answer.
  const { sort: by, direction } = asked;
  const sort = useMemo(() => ({ by, direction }), [by, direction]);
  const setSort = useCallback(
    (next: Sort) => ask({ sort: next.by, direction: next.direction }),
    [ask],
  );
  const { selection } = list;
  const choosingRows = useMemo(() => choosing && { ...choosing, selection }, [choosing, selection]);
  return (
    <>
      <p
        role="status"
        className="visually-hidden"
      >
        {data && !isUpdating ? count(totalText(data)) : ''}
      </p>
      <Loaded
        query={{ ...list, data }}
        failure={failure}
        lines={lines}
      >
        {(page) =>
          page.items.length === 0 ? (
            empty
          ) : (
            <>
              <Table
                caption={caption}
                columns={shownColumns}
                rows={page.items}
                rowKey={idOf}
                sort={sort}
                onSort={setSort}
                choosing={choosingRows}
                cursor={cursor}
                marks={marks}
                isUpdating={isUpdating}
              />
              <Pagination
                list={page}
                onPage={ask}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}
