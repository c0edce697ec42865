import { useRef, useState } from 'react';

export type RowId = string | number;

/**
 * The chosen rows of a list. They stay chosen on its other pages; another search, filter or tab is
 * another list and begins without a choice, so no one acts on rows that they do not see.
 */
export interface Selection<Row = unknown> {
  readonly ids: ReadonlySet<RowId>;
  /** The chosen rows as they were shown last. */
  readonly rows: readonly Row[];
  toggle(id: RowId): void;
  /** Gives all rows between the one pressed last and this one the new state of this one. */
  toggleTo(id: RowId, rows: readonly RowId[]): void;
  /** Chooses all of these, or none of them if all are chosen. */
  toggleAll(ids: readonly RowId[]): void;
  /** Chooses these and no others; `known` are rows of theirs that need not have been shown. */
  choose(ids: readonly RowId[], known?: readonly Row[]): void;
  clear(): void;
}

const none: ReadonlySet<RowId> = new Set();

/** The chosen ids after one more was ticked or unticked. */
export function withToggled<Id>(chosen: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  const next = new Set(chosen);
  if (!next.delete(id)) {
    next.add(id);
  }
  return next;
}

/** The chosen ids after the box above a page was ticked or unticked. */
export function withAllToggled(
  chosen: ReadonlySet<RowId>,
  ids: readonly RowId[],
): ReadonlySet<RowId> {
  const areAllChosen = ids.every((id) => chosen.has(id));
  if (areAllChosen) {
    const onPage = new Set(ids);
    return new Set([...chosen].filter((id) => !onPage.has(id)));
  }
  return new Set([...chosen, ...ids]);
}

/**
 * The chosen ids after a row and all between it and `from` were ticked or unticked; only the row
 * itself if `from` is not among the rows.
 */
export function withRangeToggled(
  chosen: ReadonlySet<RowId>,
  rows: readonly RowId[],
  { from, to }: { from: RowId | undefined; to: RowId },
): ReadonlySet<RowId> {
  const ends = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  const range = start < 0 ? [to] : rows.slice(start, end + 1);
  const isChosen = !chosen.has(to);
  const next = new Set(chosen);
  for (const id of range) {
    if (isChosen) {
      next.add(id);
    } else {
      next.delete(id);
    }
  }
  return next;
}

function known<Row>(rows: readonly Row[] = []): [RowId, Row][] {
  return rows.map((row) => [(row as { id: RowId }).id, row]);
}

/**
 * The selection of a list, which `filters` tell from others, with the rows of its page. It is asked
 * for beside the table, so that a tick renders the rows and not the tools above them.
 */
export function useSelection<Row>(filters: string, shown?: readonly Row[]): Selection<Row> {
  const [kept, keep] = useState({ filters, shown, ids: none, seen: new Map(known(shown)) });
  let now = kept;
  if (kept.filters !== filters || kept.shown !== shown) {
    const ids = kept.filters === filters ? kept.ids : none;
    now = { filters, shown, ids, seen: new Map([...kept.seen, ...known(shown)]) };
    keep(now);
  }
  const last = useRef<RowId>(undefined);
  // The same functions for as long as the list is shown, so that one tick renders one row.
  const [actions] = useState(() => {
    const setIds = (change: (ids: ReadonlySet<RowId>) => ReadonlySet<RowId>) =>
      keep((was) => ({ ...was, ids: change(was.ids) }));
    return {
      toggle(id: RowId) {
        last.current = id;
        setIds((chosen) => withToggled(chosen, id));
      },
      toggleTo(id: RowId, rows: readonly RowId[]) {
        const ends = { from: last.current, to: id };
        last.current = id;
        setIds((chosen) => withRangeToggled(chosen, rows, ends));
      },
      toggleAll: (all: readonly RowId[]) => setIds((chosen) => withAllToggled(chosen, all)),
      choose: (all: readonly RowId[], rows?: readonly Row[]) =>
        keep((was) => ({
          ...was,
          ids: new Set(all),
          seen: new Map([...was.seen, ...known(rows)]),
        })),
      clear: () => setIds(() => none),
    };
  });
  const { ids, seen } = now;
  return { ids, rows: [...ids].flatMap((id) => seen.get(id) ?? []), ...actions };
}
