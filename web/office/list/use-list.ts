import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { valuesOf } from '#core/contract/page.ts';
import { call } from '#web/kit/api.ts';
import type { CallOptions } from '#web/kit/api-types.ts';
import type { NounKeys } from '../cache/noun-keys.ts';
import type { Column } from './column.ts';
import { type Offers, readListAddress, writeListAddress } from './list-address.ts';
import type { AskedOf, ListEntry, PageOf, RowOf } from './list-entry.ts';
import { type Selection, useSelection, withToggled } from './use-selection.ts';

type Shown = Pick<Column<never>, 'name' | 'isAdded'>;

/** Which columns of a list are on show. */
interface ShownColumns {
  isShown(column: Shown): boolean;
  toggle(column: Shown): void;
}

/** Keeps in the address which columns a person hid, and which they added. */
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
  keys: NounKeys;
  /** The screen hears of changes: the list is not fetched again when the window gets the focus. */
  isLive?: boolean;
  /** What is asked for if the address names no filter. */
  opensWith?: Partial<Asked>;
  /** Filters of which the page offers only some values. */
  offers?: { readonly [Filter in keyof Asked]?: (value: Asked[Filter]) => boolean };
  /** The screen shows these rows in another way and fetches them itself. */
  isPaused?: boolean;
}

const none = {};

/** A list on a page: what it is asked, what was answered, and what a person chose in it. */
export interface List<Asked, Row> {
  asked: Asked;
  /** Asks something else: from the first page, unless a page is asked for. */
  ask(change: Partial<Asked>, options?: { replace?: boolean }): void;
  data: PageOf<Row> | undefined;
  error: unknown;
  refetch(): unknown;
  /** When it was answered, by the browser's clock; 0 until then. */
  fetchedAt: number;
  /** Older rows are on show while newer ones are on their way. */
  isUpdating: boolean;
  selection: Selection;
  columns: ShownColumns;
}

export type ListOf<Entry extends ListEntry> = List<AskedOf<Entry>, RowOf<Entry>>;

/**
 * A list of the contract. Its query is kept in the address, so that a reload, a bookmark and the back
 * button show the same list. Rows stay on show until newer ones are there; they are fetched again
 * when the window gets the focus.
 */
export function useList<Entry extends ListEntry>(
  entry: Entry,
  {
    keys,
    isLive = false,
    isPaused = false,
    offers = none,
    opensWith = none,
  }: ListSetup<AskedOf<Entry>>,
): ListOf<Entry> {
  const address = useSearchParams();
  const [parameters, setParameters] = address;
  const schema = entry.query!;
  const read = readListAddress(schema, parameters, offers as Offers) as AskedOf<Entry>;
  const isPlain = Object.keys(schema.shape).every((name) => !parameters.has(name));
  const asked = isPlain ? { ...read, ...opensWith } : read;
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery({
    queryKey: keys.list(asked),
    queryFn: ({ signal }) => {
      const options: unknown = { query: asked, signal };
      return call(entry, options as CallOptions<Entry>);
    },
    placeholderData: keepPreviousData,
    enabled: !isPaused,
    refetchOnWindowFocus: isLive ? false : 'always',
  });
  return {
    asked,
    ask(change, { replace = false } = {}) {
      const firstPage = { page: 1, cursor: undefined };
      const next = { ...asked, ...firstPage, ...change };
      setParameters(writeListAddress(schema, parameters, next), { replace });
    },
    data: data as PageOf<RowOf<Entry>> | undefined,
    error,
    refetch,
    fetchedAt: dataUpdatedAt,
    isUpdating: isPlaceholderData,
    selection: useSelection(),
    columns: shownColumns(address),
  };
}
