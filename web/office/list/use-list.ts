import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { valuesOf } from '#core/contract/page.ts';
import { callQuery } from '../cache/call-query.ts';
import type { Column } from './column.ts';
import { type Offers, readListAddress, writeListAddress } from './list-address.ts';
import type { AskedOf, ListEntry, PageOf, RowOf } from './list-entry.ts';
import { withToggled } from './use-selection.ts';

type ColumnKey = Pick<Column<never>, 'name' | 'isAdded'>;

interface ShownColumns {
  isShown(column: ColumnKey): boolean;
  toggle(column: ColumnKey): void;
}

/**
 * Keeps the shown columns in the URL: `hide` names default columns that were hidden, `show` names
 * optional columns (`isAdded`) that were added.
 */
function shownColumns([parameters, setParameters]: ReturnType<
  typeof useSearchParams
>): ShownColumns {
  const namesIn = (kind: 'hide' | 'show') => new Set(valuesOf(parameters.get(kind) ?? ''));
  const hidden = namesIn('hide');
  const added = namesIn('show');
  return {
    isShown: ({ name, isAdded }) => (isAdded ? added.has(name) : !hidden.has(name)),
    toggle({ name, isAdded }) {
      const next = new URLSearchParams(parameters);
      const names = [...withToggled(isAdded ? added : hidden, name)];
      const kind = isAdded ? 'show' : 'hide';
      if (names.length > 0) {
        next.set(kind, names.join(','));
      } else {
        next.delete(kind);
      }
      setParameters(next, { replace: true });
    },
  };
}

interface ListSetup<Asked> {
  /** The screen is notified of changes, so the list is not refetched on window focus. */
  isLive?: boolean;
  /** The query to start with, while the URL has no parameter of this list. */
  opensWith?: Partial<Asked>;
  /** By filter, which values the page offers; any other value in the URL is ignored. */
  offers?: { readonly [Filter in keyof Asked]?: (value: Asked[Filter]) => boolean };
  /** The screen fetches and shows these rows itself, so this hook must not fetch them. */
  isPaused?: boolean;
}

const none = {};
const noPlace = { page: 0, pageSize: 0, cursor: '', sort: '', direction: '' };

/** A list on a page: its query, its rows, and the columns that were chosen in it. */
export interface List<Asked, Row> {
  /** The query that is sent: filters, sort order and page, with defaults. */
  asked: Asked;
  /** Changes the query and returns to the first page, unless `change` names a page or cursor. */
  ask(change: Partial<Asked>, options?: { replace?: boolean }): void;
  /** Drops the search and every filter but these; the order stays. */
  askAnew(filters?: Partial<Asked>): void;
  data: PageOf<Row> | undefined;
  error: unknown;
  refetch(): unknown;
  /** When the rows arrived, in ms since 1970 by the browser's clock; 0 until then. */
  fetchedAt: number;
  /** Rows of an earlier query are shown while those of this query are loading. */
  isUpdating: boolean;
  /** The part of the query that tells this list from others: without page and order. */
  filters: string;
  columns: ShownColumns;
}

export type ListOf<Entry extends ListEntry> = List<AskedOf<Entry>, RowOf<Entry>>;

/**
 * A list of the contract. Its query is kept in the URL, so a reload, a bookmark and the back button
 * show the same list. Old rows stay visible until new ones arrive. The list is refetched when the
 * window gets the focus, unless `isLive`.
 */
export function useList<Entry extends ListEntry>(
  entry: Entry,
  {
    isLive = false,
    isPaused = false,
    offers = none,
    opensWith = none,
  }: ListSetup<AskedOf<Entry>> = {},
): ListOf<Entry> {
  const [parameters, setParameters] = useSearchParams();
  const schema = entry.query!;
  const fromAddress = readListAddress(schema, parameters, offers as Offers) as AskedOf<Entry>;
  const hasNoQuery = Object.keys(schema.shape).every((name) => !parameters.has(name));
  const asked = hasNoQuery ? { ...fromAddress, ...opensWith } : fromAddress;
  const filters = JSON.stringify({ ...asked, ...noPlace });
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery({
    ...callQuery<ListEntry>(entry, { query: asked }),
    placeholderData: keepPreviousData,
    enabled: !isPaused,
    refetchOnWindowFocus: isLive ? false : 'always',
  });
  const page = data as PageOf<RowOf<Entry>> | undefined;
  const columns = useMemo(
    () => shownColumns([parameters, setParameters]),
    [parameters, setParameters],
  );
  return {
    asked,
    ask(change, { replace = false } = {}) {
      const firstPage = { page: 1, cursor: undefined };
      const next = { ...asked, ...firstPage, ...change };
      setParameters(writeListAddress(schema, parameters, next), { replace });
    },
    askAnew(filters = {}) {
      const { sort, direction, pageSize } = asked as Record<string, unknown>;
      const next = { sort, direction, pageSize, ...filters };
      setParameters(writeListAddress(schema, parameters, next as Partial<AskedOf<Entry>>));
    },
    data: page,
    error,
    refetch,
    fetchedAt: dataUpdatedAt,
    isUpdating: isPlaceholderData,
    filters,
    columns,
  };
}
