import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auditVerbs } from '#core/domain/operations/audit-kind.ts';
import { call } from '#web/kit/api.ts';
import type { CallOptions } from '#web/kit/api-types.ts';
import { keyOfCall } from '#web/office/cache/call-key.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import type { ListEntry, PageOf, RowOf } from '#web/office/list/list-entry.ts';
import { noMarks, type RowMark } from '#web/office/list/row-marks.ts';
import type { ListOf } from '#web/office/list/use-list.ts';
import { type News, type NewsItem, useOnNews } from './news-query.ts';

interface Row {
  readonly id: number;
}

type Page<Item> = Pick<PageOf<Item>, 'items'>;
type Cached<Item> = Page<Item> | { pages: readonly Page<Item>[] };

const pagesOf = <Item>(cached: Cached<Item>) => ('pages' in cached ? cached.pages : [cached]);

/** What a list learns from the news. */
interface Fresh<Item> {
  items: readonly Item[];
  gone: readonly number[];
  /** The ids of the rows that wait behind the bar. */
  added: readonly number[];
  by?: string | undefined;
}

interface RefreshSetup<Item> {
  keys: readonly QueryKey[];
  /** Reads rows again if the news concern them. */
  read: (
    news: News,
    shown: readonly Item[],
    added: readonly number[],
  ) => Promise<Fresh<Item>> | null;
}

function fetchedAt(queries: QueryClient, keys: readonly QueryKey[]): number {
  return Math.max(...keys.map((key) => queries.getQueryState(key)?.dataUpdatedAt ?? 0));
}

const nothing = { at: 0, marks: noMarks, added: [] as readonly number[], by: undefined };

/**
 * Replaces changed rows where they are, marks them, and collects new ones, until the rows are
 * fetched again.
 */
export function useRefreshedRows<Item extends Row>({ keys, read }: RefreshSetup<Item>) {
  const queries = useQueryClient();
  const [kept, keep] = useState<Omit<typeof nothing, 'by'> & Pick<Fresh<Item>, 'by'>>(nothing);
  const at = fetchedAt(queries, keys);
  const known = kept.at === at ? kept : nothing;
  useOnNews(async (news) => {
    const cached = keys.flatMap((key) => queries.getQueryData<Cached<Item>>(key) ?? []);
    const shown = cached.flatMap(pagesOf).flatMap(({ items }) => items);
    const isLoaded = cached.length === keys.length;
    const fresh = isLoaded && (await read(news, shown, known.added)?.catch(() => null));
    // Rows that were fetched again by now are up to date.
    if (!fresh || fetchedAt(queries, keys) !== at) {
      return;
    }
    const byId = new Map(fresh.items.map((row) => [row.id, row]));
    const inPlace = <Some extends Page<Item>>(page: Some): Some => ({
      ...page,
      items: page.items.map((row) => byId.get(row.id) ?? row),
    });
    for (const key of keys) {
      queries.setQueryData<Cached<Item>>(
        key,
        (data) =>
          data && ('pages' in data ? { ...data, pages: data.pages.map(inPlace) } : inPlace(data)),
        { updatedAt: queries.getQueryState(key)!.dataUpdatedAt },
      );
    }
    const isChanged = (row: Item) =>
      JSON.stringify(byId.get(row.id) ?? row) !== JSON.stringify(row);
    const marks = new Map<number, RowMark>([
      ...shown.filter(isChanged).map(({ id }) => [id, 'changed'] as const),
      ...fresh.gone.map((id) => [id, 'gone'] as const),
    ]);
    const { added, by } = fresh;
    keep({
      at,
      marks: new Map([...known.marks, ...marks]),
      added,
      by: marks.size > 0 ? by : known.by,
    });
  });
  return {
    marks: known.marks,
    count: known.added.length,
    by: known.by,
    /** Reads every list of the call again, and the new rows with it. */
    show: () => makeStale(queries, [[keys[0]![0]]]),
  };
}

interface LiveRowsSetup<Item> {
  /** Whether a change may affect the rows on the screen. */
  isAbout: (change: NewsItem, shown: readonly Item[]) => boolean;
  /** What visitors cause that changes the list as well. */
  arrivals?: 'leads' | 'mails';
}

const goneVerbs = [...auditVerbs.deleted, 'discard'];

const isGone = ({ action }: NewsItem) => goneVerbs.includes(action.slice(action.indexOf('.') + 1));

/**
 * The ids of fresh rows that are new. After a full page those behind the last known row may have
 * moved up from the next page.
 */
export function findAdded(
  shown: readonly Row[],
  fresh: readonly Row[],
  pageSize: number,
): number[] {
  const known = new Set(shown.map(({ id }) => id));
  const last = fresh.findLastIndex(({ id }) => known.has(id));
  const candidates = shown.length < pageSize || last < 0 ? fresh : fresh.slice(0, last);
  return candidates.map(({ id }) => id).filter((id) => !known.has(id));
}

/**
 * Follows the changes in a visible list: its page is read again in the background, changed rows are
 * updated in place, deleted ones marked, and new ones counted until the reader asks for them.
 */
export function useLiveRows<Entry extends ListEntry>(
  entry: Entry,
  { asked }: ListOf<Entry>,
  { isAbout, arrivals }: LiveRowsSetup<RowOf<Entry>>,
) {
  type Item = RowOf<Entry> & Row;
  const options: unknown = { query: asked, isBackground: true };
  const read = (news: News, shown: readonly Item[]): Promise<Fresh<Item>> | null => {
    const about = news.changes.filter((change) => isAbout(change, shown));
    const hasArrived =
      arrivals === 'mails' ? news.areMailsNew : arrivals === 'leads' && news.arrivals.length > 0;
    if (about.length === 0 && !hasArrived && !news.isIncomplete) {
      return null;
    }
    return call(entry, options as CallOptions<Entry>).then((page) => {
      const items = page.items as readonly Item[];
      const deleted = about.filter(isGone).flatMap(({ entityId }) => entityId ?? []);
      return {
        items,
        // A row that was deleted and restored between two polls exists.
        gone: deleted.filter((id) => items.every((row) => row.id !== id)),
        added: findAdded(shown, items, page.pageSize),
      };
    });
  };
  return useRefreshedRows({ keys: [keyOfCall(entry, { query: asked })], read });
}
