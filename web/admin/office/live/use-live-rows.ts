import { useQueryClient } from '@tanstack/react-query';
import { auditVerbs } from '#core/domain/operations/audit-kind.ts';
import { call } from '#web/kit/api.ts';
import type { CallOptions } from '#web/kit/api-types.ts';
import { allUnder, keyOfCall } from '#web/office/cache/call-key.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import type { AskedOf, ListEntry, PageOf, RowOf } from '#web/office/list/list-entry.ts';
import { noMarks, type RowMark, type RowMarks } from '#web/office/list/row-marks.ts';
import type { ListOf } from '#web/office/list/use-list.ts';
import { inPlace, marksOf } from './in-place.ts';
import { type Arrival, type NewsItem, useOnNews } from './news-query.ts';
import { useUntilFetched } from './use-until-fetched.ts';

interface LiveRowsSetup<Entry extends ListEntry> {
  entry: Entry;
  list: ListOf<Entry>;
  /** Whether a change may affect the rows on the screen. */
  isAbout: (change: NewsItem, shown: readonly RowOf<Entry>[]) => boolean;
  /** Arrivals that the list shows: as its own rows, or counted in them. */
  arrivals?: { of: Arrival['of']; areRows: boolean };
}

interface Row {
  id: number;
  /** On rows that visitors cause. */
  createdAt?: string;
}

interface Seen {
  marks: RowMarks;
  added: readonly number[];
}

const nothingSeen: Seen = { marks: noMarks, added: [] };

const goneVerbs = [...auditVerbs.deleted, 'discard'];

function isGone({ action }: NewsItem): boolean {
  return goneVerbs.includes(action.slice(action.indexOf('.') + 1));
}

/** The marks of the visible rows, from the news and the fresh rows. */
function marksBy(
  about: readonly NewsItem[],
  shown: readonly Row[],
  fresh: readonly Row[],
): RowMarks {
  const there = shown.filter(({ id }) => fresh.some((row) => row.id === id));
  const changed = marksOf(
    there,
    there.map(({ id }) => id),
    fresh,
  );
  const deleted = about.filter(isGone).flatMap(({ entityId }) => entityId ?? []);
  // A row that was deleted and restored between two polls exists.
  const gone = deleted.filter((id) => !fresh.some((row) => row.id === id));
  return new Map([...changed, ...gone.map((id) => [id, 'gone' as RowMark] as const)]);
}

/**
 * Follows the changes in a visible list. A changed row is updated in place and a deleted one is
 * marked. Rows that colleagues or visitors add are counted until the reader asks for them. Each
 * answer of the news causes at most one request for the page.
 */
export function useLiveRows<Entry extends ListEntry>({
  entry,
  list,
  isAbout,
  arrivals,
}: LiveRowsSetup<Entry>) {
  const queries = useQueryClient();
  const { asked, data, fetchedAt } = list;
  const [seen, see] = useUntilFetched(fetchedAt, nothingSeen);
  const queryKey = keyOfCall(entry, { query: asked });
  useOnNews(async ({ changes, isIncomplete, arrivals: arrived }) => {
    const shown = data?.items ?? [];
    const about = changes.filter((change) => isAbout(change, shown));
    const arrival = arrived.find(({ of }) => of === arrivals?.of);
    const isTold = about.length > 0 || arrival !== undefined || isIncomplete;
    if (data === undefined || !isTold) {
      return;
    }
    const options: unknown = { query: asked satisfies AskedOf<Entry>, isBackground: true };
    const fresh = await call(entry, options as CallOptions<Entry>).catch(() => null);
    // A list that was reloaded by now is up to date.
    if (!fresh || queries.getQueryState(queryKey)?.dataUpdatedAt !== fetchedAt) {
      return;
    }
    const now = fresh.items as readonly (RowOf<Entry> & Row)[];
    const before = shown as readonly (RowOf<Entry> & Row)[];
    queries.setQueryData<PageOf<RowOf<Entry>>>(
      queryKey,
      (page) => page && { ...page, items: inPlace(before, now) },
      { updatedAt: fetchedAt },
    );
    const marks = marksBy(about, before, now);
    const known = new Set(before.map(({ id }) => id));
    const told = new Set(about.map(({ entityId }) => entityId));
    const after = arrivals?.areRows && arrival ? arrival.after : Infinity;
    const hasCome = ({ createdAt = '' }: Row) => Date.parse(createdAt) > after;
    const isNew = (row: Row) => !known.has(row.id) && (told.has(row.id) || hasCome(row));
    const added = now.filter(isNew).map(({ id }) => id);
    see((earlier) => ({
      marks: new Map([...earlier.marks, ...marks]),
      added: [...new Set([...earlier.added, ...added])],
    }));
  });
  return {
    marks: seen.marks,
    count: seen.added.length,
    show: () => makeStale(queries, [allUnder(entry)]),
  };
}
