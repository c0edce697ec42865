import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#web/kit/api.ts';
import type { CallOptions } from '#web/kit/api-types.ts';
import type { NounKeys } from '../cache/noun-keys.ts';
import { type Offers, readListAddress, writeListAddress } from './list-address.ts';
import type { AskedOf, ListEntry, PageOf, RowOf } from './list-entry.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { type ShownColumns, useShownColumns } from './use-shown-columns.ts';

interface ListSetup<Asked> {
  keys: NounKeys;
  /** Told of changes while it is open: it is not asked for again when the window comes back. */
  isLive?: boolean;
  /** What is asked for where the address names no filter; the same object each time. */
  opensWith?: Partial<Asked>;
  /** Filters of which the page offers some values only; the same object each time. */
  offers?: { readonly [Filter in keyof Asked]?: (value: Asked[Filter]) => boolean };
  /** The page shows these rows in another way and asks for them itself. */
  isPaused?: boolean;
}

const none = {};

/** A list on a page: what it is asked, what was answered, and what a person chose in it. */
export interface List<Asked, Row> {
  asked: Asked;
  /** Asks something else: from the first page, unless a page is asked for. */
  ask(change: Partial<Asked>, options?: { replace?: boolean }): void;
  /** Asks the server for the rows of what is about to be asked. */
  prepare(change: Partial<Asked>): void;
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

/** The list of a contract entry. */
export type ListOf<Entry extends ListEntry> = List<AskedOf<Entry>, RowOf<Entry>>;

/**
 * A list of the contract. What it is asked stands in the address, so that a reload, a bookmark and
 * the way back show the same list. Rows stay on show until newer ones are there; when the window
 * comes back they are asked for again.
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
  const asked = useMemo(() => {
    const read = readListAddress(schema, parameters, offers as Offers) as AskedOf<Entry>;
    const isPlain = Object.keys(schema.shape).every((name) => !parameters.has(name));
    return isPlain ? { ...read, ...opensWith } : read;
  }, [schema, parameters, offers, opensWith]);
  const queryOf = (question: AskedOf<Entry>) => ({
    queryKey: keys.list(question),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const options: unknown = { query: question, signal };
      return call(entry, options as CallOptions<Entry>);
    },
  });
  // Asking is the same function throughout: what only asks is not rendered again with each answer.
  const now = useRef({ asked, parameters, setParameters, queryOf, isPaused });
  useLayoutEffect(() => {
    now.current = { asked, parameters, setParameters, queryOf, isPaused };
  });
  const addressWith = useCallback(
    (change: Partial<AskedOf<Entry>>) => {
      const before = now.current;
      const firstPage = { page: 1, cursor: undefined };
      return writeListAddress(schema, before.parameters, {
        ...before.asked,
        ...firstPage,
        ...change,
      });
    },
    [schema],
  );
  const ask = useCallback<List<AskedOf<Entry>, RowOf<Entry>>['ask']>(
    (change, { replace = false } = {}) =>
      now.current.setParameters(addressWith(change), { replace }),
    [addressWith],
  );
  const queries = useQueryClient();
  const prepare = useCallback(
    (change: Partial<AskedOf<Entry>>) => {
      if (!now.current.isPaused) {
        const next = readListAddress(schema, addressWith(change), offers as Offers);
        void queries.prefetchQuery(now.current.queryOf(next as AskedOf<Entry>));
      }
    },
    [addressWith, schema, offers, queries],
  );
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery({
    ...queryOf(asked),
    placeholderData: keepPreviousData,
    enabled: !isPaused,
    refetchOnWindowFocus: isLive ? false : 'always',
  });
  return {
    asked,
    ask,
    prepare,
    data: data as PageOf<RowOf<Entry>> | undefined,
    error,
    refetch,
    fetchedAt: dataUpdatedAt,
    isUpdating: isPlaceholderData,
    selection: useSelection(),
    columns: useShownColumns(address),
  };
}
