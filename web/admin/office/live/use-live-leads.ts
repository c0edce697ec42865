import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listLeads } from '#core/contract/leads/leads.ts';
import { findNewLeads, mostRefreshed, refreshLeads } from '#core/contract/office/news.ts';
import { call } from '#web/kit/api.ts';
import { keyOf } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { noMarks, type RowMarks } from '#web/office/list/row-marks.ts';
import type { LeadList, LeadRow } from '../../api-types.ts';
import { inPlace, marksOf } from './in-place.ts';
import { countNew, knownAt, type News, useNews, useOnNews } from './news-query.ts';
import { useUntilFetched } from './use-until-fetched.ts';

type LeadPageData = NonNullable<LeadList['data']>;

function changedAmong(shown: readonly LeadRow[], { changes, isIncomplete }: News): number[] {
  const ofLeads = changes.filter(({ entity }) => entity === 'lead');
  const ids = new Set(ofLeads.map(({ entityId }) => entityId));
  // A bulk change names no leads.
  const mayBeAny = isIncomplete || ids.has(null);
  const changed = mayBeAny ? shown : shown.filter(({ id }) => ids.has(id));
  return changed.map(({ id }) => id).slice(0, mostRefreshed);
}

interface Refreshed {
  items: readonly LeadRow[];
  marks: RowMarks;
  /** Who changed a lead; undefined if the news name no one. */
  by: string | undefined;
}

/** Reloads those of these leads that the news may be about. */
export function useRefreshedLeads(
  shown: readonly LeadRow[],
  onRefreshed: (refreshed: Refreshed) => void,
): void {
  useOnNews(async (news) => {
    const ids = changedAmong(shown, news);
    const query = { ids: ids.join(',') };
    const answer = ids.length > 0 && (await call(refreshLeads, { query }).catch(() => null));
    if (answer) {
      const by = news.changes.find(({ entity }) => entity === 'lead')?.by;
      onRefreshed({ items: answer.items, marks: marksOf(shown, ids, answer.items), by });
    }
  });
}

type Marked = Pick<Refreshed, 'marks' | 'by'>;

const unmarked: Marked = { marks: noMarks, by: undefined };

/** Updates the visible rows in place; returns their marks. */
function useChangedRows(list: LeadList): Marked {
  const queries = useQueryClient();
  const { fetchedAt, asked, data } = list;
  const [marked, mark] = useUntilFetched(fetchedAt, unmarked);
  useRefreshedLeads(data?.items ?? [], ({ items, marks, by }) => {
    // Keeps the old time, so that later arrivals are still offered.
    queries.setQueryData<LeadPageData>(
      keyOf(listLeads, { query: asked }),
      (page) => page && { ...page, items: [...inPlace(page.items, items)] },
      { updatedAt: fetchedAt },
    );
    if (marks.size > 0) {
      mark((before) => ({ by, marks: new Map([...before.marks, ...marks]) }));
    }
  });
  return marked;
}

interface ShownLeads extends Pick<LeadList, 'asked' | 'fetchedAt'> {
  shown: readonly LeadRow[] | undefined;
}

/** How many leads match the list and arrived after its answer, and whether there are more. */
export function useNewLeads({ asked, shown, fetchedAt }: ShownLeads) {
  const told = useNews()?.known ?? [];
  const known = knownAt(told, fetchedAt);
  const latest = told.at(-1);
  const isWaiting = known !== latest;
  const {
    page: _page,
    pageSize: _size,
    sort: _sort,
    direction: _way,
    cursor: _at,
    ...filters
  } = asked;
  const { data: found } = useQuery(
    callQuery(
      findNewLeads,
      { query: { ...filters, after: known?.since ?? '' } },
      { version: latest?.at, enabled: shown !== undefined && known !== undefined && isWaiting },
    ),
  );
  const came = isWaiting && found ? found : { ids: [], hasMore: false };
  return countNew(came, [...(known?.ids ?? []), ...(shown ?? []).map(({ id }) => id)]);
}

export function useLiveLeads(list: LeadList) {
  const queries = useQueryClient();
  const { marks, by } = useChangedRows(list);
  const { asked, fetchedAt, data } = list;
  const { count, hasMore } = useNewLeads({ asked, fetchedAt, shown: data?.items });
  const show = () => {
    makeStale(queries, [listLeads]);
    if (list.asked.page !== 1) {
      list.ask({});
    }
  };
  return {
    marks,
    /** The last person to change a row of the list; undefined if none. */
    by,
    /** How many rows would appear; at most 100. */
    count,
    hasMore,
    show,
  };
}
