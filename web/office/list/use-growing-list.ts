import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { addressOf, call } from '#web/kit/api.ts';
import type { CallOptions, ParamsOf } from '#web/kit/api-types.ts';
import { takeFirstAnswer } from '#web/kit/early-answers.ts';
import { keyOfCall } from '../cache/call-key.ts';
import type { AskedOf, ListEntry, PageOf, RowOf } from './list-entry.ts';

/** The key of a list that grows: it holds parts, where other answers of its call are one page. */
export function growingKey(...call: Parameters<typeof keyOfCall>): readonly unknown[] {
  return [...keyOfCall(...call), 'parts'];
}

interface GrowingListSetup<Entry extends ListEntry> {
  /** The path parameters, if the path has any. */
  params?: ParamsOf<Entry>;
  query: Partial<AskedOf<Entry>>;
  /** It is kept up to date while open, so it is not reloaded on window focus. */
  isLive?: boolean;
  /** Loads the first part by another call with the same answer. */
  readFirst?: () => Promise<PageOf<RowOf<Entry>>>;
}

/**
 * A list that grows at its end instead of having pages: each part continues after the last row of
 * the previous one, by its cursor. It is reloaded on window focus, unless it has grown.
 */
export function useGrowingList<Entry extends ListEntry>(
  entry: Entry,
  { params, query, isLive = false, readFirst }: GrowingListSetup<Entry>,
) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: growingKey(entry, { params, query }),
    queryFn: async ({ pageParam: cursor, signal }): Promise<PageOf<RowOf<Entry>>> => {
      if (cursor === undefined && readFirst) {
        return readFirst();
      }
      const options: unknown = {
        params,
        query: {
          ...query,
          cursor,
        },
        signal,
      };
      return call(entry, options as CallOptions<Entry>);
    },
    initialData: () => {
      const page = takeFirstAnswer<PageOf<RowOf<Entry>>>(
        addressOf(entry, { ...(params && { params }), query }),
      );
      return page && { pages: [page], pageParams: [undefined] };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) =>
      !isLive && state.data?.pages.length === 1 ? 'always' : false,
  });
  const pages = data?.pages;
  return {
    /** The first part, with the total; undefined until loaded. */
    first: pages?.[0],
    rows: pages?.flatMap(({ items }) => items) ?? [],
    error,
    refetch,
    hasMore: hasNextPage,
    grow: fetchNextPage,
    isFetching,
  };
}
