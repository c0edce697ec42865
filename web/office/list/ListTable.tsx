import { type ReactNode, useMemo } from 'react';
import { counted } from '#web/office/formats/counted.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import type { Column } from './column.ts';
import { Pagination, stepBehind } from './Pagination.tsx';
import type { RowMarks } from './row-marks.ts';
import { type Choosing, Table } from './Table.tsx';
import type { List } from './use-list.ts';
import { useRowCursor } from './use-row-cursor.ts';
import { useTotalText } from './use-total-text.ts';
import { WaitingTable } from './WaitingTable.tsx';
import type { RowId } from './use-selection.ts';

interface TableQuery {
  page: number;
  sort: string;
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
}

interface ListTableProps<Asked, Row> {
  list: List<Asked, Row>;
  /** Its caption, why it failed, and the total, which screen readers announce when it changes. */
  t: ((name: 'title' | 'failed') => string) &
    ((name: 'count', total: ReturnType<typeof counted>) => string);
  columns: readonly Column<Row>[];
  /** The number of grey rows while the list loads. */
  lines: number;
  empty: ReactNode;
  choosing?: Choosing<Row> | undefined;
  marks?: RowMarks;
  /** Low, clickable rows below a sticky head. */
  isDense?: boolean | undefined;
}

const idOf = ({ id }: { id: RowId }) => id;

/** A list as a table: skeleton rows first, then the rows of its page, or why there are none. */
export function ListTable<Asked, Row extends { id: RowId }>({
  list,
  t,
  columns,
  lines,
  empty,
  choosing,
  marks,
  isDense,
}: ListTableProps<Asked, Row>) {
  const totalText = useTotalText();
  const { data, isUpdating } = list;
  const asked = list.asked as Asked & TableQuery;
  const ask = (change: Partial<TableQuery>) => list.ask(change as Partial<Asked>);
  const turnPage = (step: 1 | -1): boolean => {
    const next = data && stepBehind(data);
    const place = step === 1 ? next : asked.page > 1 && { page: asked.page - 1 };
    if (place) {
      ask(place);
    }
    return Boolean(place);
  };
  const cursor = useRowCursor({
    rows: data?.items.map(({ id }) => id) ?? [],
    onPage: turnPage,
    onToggle: choosing?.selection.toggle,
  });
  const { isShown } = list.columns;
  // A stable array while the cursor moves, so that only two rows are rendered.
  const shown = useMemo(() => columns.filter(isShown), [columns, isShown]);
  const sort = { by: asked.sort, direction: asked.direction };
  return (
    <>
      <p role="status" className="visually-hidden">
        {data && !isUpdating ? t('count', counted(totalText(data))) : ''}
      </p>
      <Loaded
        query={list}
        failure={t('failed')}
        lines={
          <WaitingTable
            columns={shown}
            lines={lines}
            sort={sort}
            choosing={choosing}
            isDense={isDense}
          />
        }
      >
        {(page) =>
          page.items.length === 0 ? (
            empty
          ) : (
            <>
              <Table
                caption={t('title')}
                columns={shown}
                rows={page.items}
                rowKey={idOf}
                sort={sort}
                onSort={(next) => ask({ sort: next.by, direction: next.direction })}
                choosing={choosing}
                cursor={cursor}
                marks={marks}
                isDense={isDense}
                isUpdating={isUpdating}
              />
              <Pagination list={page} onPage={ask} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
