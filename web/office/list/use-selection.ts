import { useState } from 'react';

export type RowId = string | number;

/** The rows a person chose, by their ids: they stay chosen on other pages of the list. */
export interface Selection {
  readonly ids: ReadonlySet<RowId>;
  toggle(id: RowId): void;
  /** Chooses all of these, or none of them when all are chosen. */
  toggleAll(ids: readonly RowId[]): void;
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

/** Keeps which rows of a list are chosen. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(none);
  return {
    ids,
    toggle: (id) => setIds((now) => withToggled(now, id)),
    toggleAll: (all) => setIds((now) => withAllToggled(now, all)),
    clear: () => setIds(none),
  };
}
