import { useRef, useState } from 'react';

export type RowId = string | number;

/** The chosen rows, by id: they stay chosen on other pages of the list. */
export interface Selection {
  readonly ids: ReadonlySet<RowId>;
  toggle(id: RowId): void;
  /** Gives all rows between the one pressed last and this one the new state of this one. */
  toggleTo(id: RowId, rows: readonly RowId[]): void;
  /** Chooses all of these, or none of them if all are chosen. */
  toggleAll(ids: readonly RowId[]): void;
  /** Chooses these and no others. */
  choose(ids: readonly RowId[]): void;
  clear(): void;
}

const none: ReadonlySet<RowId> = new Set();

/** The chosen ids after one more was ticked or unticked. */
export function withToggled(chosen: ReadonlySet<RowId>, id: RowId): ReadonlySet<RowId> {
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

export function useSelection(): Selection {
  const [ids, setIds] = useState(none);
  const last = useRef<RowId>(undefined);
  return {
    ids,
    toggle(id) {
      last.current = id;
      setIds((now) => withToggled(now, id));
    },
    toggleTo(id, rows) {
      const ends = { from: last.current, to: id };
      last.current = id;
      setIds((now) => withRangeToggled(now, rows, ends));
    },
    toggleAll: (all) => setIds((now) => withAllToggled(now, all)),
    choose: (all) => setIds(new Set(all)),
    clear: () => setIds(none),
  };
}
