import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { listNeighbours } from '#core/contract/leads/lists.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { readQueue } from '#core/contract/office/queue.ts';
import { adminPaths } from '#core/contract/site.ts';
import { call } from '#web/kit/api.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { readListAddress, writeListAddress } from '#web/office/list/list-address.ts';
import type { PageOf } from '#web/office/list/list-entry.ts';
import type { LeadRow } from '../../api-types.ts';
import { useMay } from '../../navigation/session-query.ts';
import { firstTab, pathOf } from '../../navigation/tabs.ts';
import { queueQuery } from '../../office/office-queries.ts';
import { leadQuery } from '../lead-query.ts';

export interface Neighbour {
  id: number;
  name: string;
  /** The address of its list page. */
  from: string;
}

// `URL` cannot parse a path alone; the server, which also renders the screen, has no location.
const someOrigin = 'https://crm.invalid';

/** A page of the list as it was when it was loaded. */
interface ChainPage {
  /** The leads that no earlier page has. */
  leads: readonly Neighbour[];
  /** Null if the chain began at a lead that is on no page. */
  page: number | null;
  /** The number of leads before it in the list, as far as page numbers tell. */
  offset: number;
  /** The ends of the page; undefined if it is empty. */
  first: number | undefined;
  last: number | undefined;
  hasBefore: boolean;
  hasBehind: boolean;
}

interface PageSetup extends Pick<ChainPage, 'page' | 'hasBefore' | 'hasBehind'> {
  pageSize: number;
  items: readonly Pick<LeadRow, 'id' | 'firstName' | 'lastName'>[];
  from: string;
  known?: readonly ChainPage[];
}

/**
 * A page of the list as answered, without the leads that are already in the chain: a lead that was
 * renamed in between may appear twice.
 */
export function chainPage({ items, from, pageSize, known = [], ...rest }: PageSetup): ChainPage {
  const ids = new Set(known.flatMap(({ leads }) => leads.map(({ id }) => id)));
  return {
    ...rest,
    offset: ((rest.page ?? 1) - 1) * pageSize,
    leads: items
      .filter(({ id }) => !ids.has(id))
      .map(({ id, firstName, lastName }) => ({ id, from, name: `${firstName} ${lastName}` })),
    first: items[0]?.id,
    last: items.at(-1)?.id,
  };
}

/** The number of a page of the list, counted from its neighbour; the first one has no cursor. */
export function pageBeside(page: number, side: 'before' | 'behind', cursor: string | null): number {
  if (side === 'behind') {
    return page + 1;
  }
  return cursor === null ? 1 : Math.max(2, page - 1);
}

export function placeIn(pages: readonly ChainPage[], id: number) {
  const leads = pages.flatMap((page) => page.leads);
  const at = leads.findIndex((lead) => lead.id === id);
  if (at === -1) {
    return undefined;
  }
  const own = pages.find((page) => page.leads.includes(leads[at]!))!;
  return {
    before: leads[at - 1],
    behind: leads[at + 1],
    place: own.offset + own.leads.indexOf(leads[at]!) + 1,
  };
}

/** The history state of a lead's page: the list that it was opened from. */
interface Remembered {
  from?: unknown;
  /** When it was opened; the same for all leads visited from there. */
  since?: string;
  /** The list page at that time: another page may be current by now. */
  opened?: string;
}

/** Whether an address is that of the list of leads, which can be stepped through. */
function isLeadList(address: string): boolean {
  const parameters = new URL(address, someOrigin).searchParams;
  return parameters.get('tab') === 'leads' && !parameters.has('view');
}

/** The address of the lead's list, and which opening of it led here. */
export function useCameFrom() {
  const { key, state } = useLocation() as { key: string; state: Remembered | null };
  const from = state?.from;
  const isOfDashboard = typeof from === 'string' && from.startsWith(adminPaths.dashboard);
  const place = isOfDashboard ? from : adminPaths.dashboard;
  return {
    from: place,
    /** The list to step through; for a lead opened by a link, all leads. */
    list: from === undefined ? pathOf('leads') : place,
    /** Whether it was opened from a list of leads. */
    isOfList: from !== undefined && isLeadList(place),
    since: state?.since ?? key,
    opened: state?.opened ?? place,
  };
}

/** The next page to load, past the end of another one. */
interface Step {
  side: 'before' | 'behind';
  of: number;
  page: number | null;
}

type Counted = Pick<PageOf<unknown>, 'total' | 'totalIsCapped'>;
type Page = ChainPage & { count?: Counted };

const schema = listLeads.query!;

/** The page of a list that a lead was opened from, as it was then. */
async function readPage(
  queries: QueryClient,
  from: string,
): Promise<ChainPage & { count: Counted }> {
  const asked = readListAddress(schema, new URL(from, someOrigin).searchParams);
  const { items, page, nextCursor, total, totalIsCapped } = await queries.ensureQueryData(
    callQuery(listLeads, { query: asked }),
  );
  const has = { hasBefore: page > 1, hasBehind: nextCursor !== null };
  return {
    ...chainPage({ items, from, page, pageSize: asked.pageSize, ...has }),
    count: { total, totalIsCapped },
  };
}

/** The queue as one page. */
async function readQueuePage(queries: QueryClient, from: string): Promise<Page> {
  const { items, hasMore } = await queries.ensureQueryData(queueQuery);
  const leads = items.map(({ lead }) => lead);
  const whole = { page: 1, pageSize: leads.length, hasBefore: false, hasBehind: false };
  return {
    ...chainPage({ ...whole, items: leads, from }),
    count: { total: leads.length, totalIsCapped: hasMore },
  };
}

/** The start: a page of the list, or the lead by itself if it is not on it. */
async function readStart(queries: QueryClient, from: string, id: number): Promise<Page> {
  const found = await readPage(queries, from);
  if (found.leads.some((lead) => lead.id === id)) {
    return found;
  }
  const lead = await queries.ensureQueryData(leadQuery(id));
  const sides = { hasBefore: true, hasBehind: true };
  return chainPage({ ...sides, items: [lead], from, page: null, pageSize: 1 });
}

/** The page of the same list beside one of its leads. */
async function readBeside(
  from: string,
  step: Step,
  known: readonly ChainPage[],
): Promise<ChainPage> {
  const { side, of } = step;
  const { pathname, searchParams } = new URL(from, someOrigin);
  const { cursor: _cursor, ...asked } = readListAddress(schema, searchParams);
  const { items, cursor, hasMore } = await call(listNeighbours, {
    query: { ...asked, page: 1, of, side },
  });
  const page = step.page === null ? null : pageBeside(step.page, side, cursor);
  // Without a page number, the list's first page is linked.
  const place =
    page === null ? { ...asked, page: 1 } : { ...asked, page, cursor: cursor ?? undefined };
  return chainPage({
    items,
    page,
    pageSize: asked.pageSize,
    known,
    from: `${pathname}?${writeListAddress(schema, searchParams, place).toString()}`,
    hasBefore: side === 'before' && hasMore,
    hasBehind: side === 'behind' && hasMore,
  });
}

/** The step past the end of a page, if there is more on that side. */
function stepBeside(side: Step['side'], { page, first, last, ...has }: ChainPage) {
  const of = side === 'before' ? first : last;
  const hasMore = side === 'before' ? has.hasBefore : has.hasBehind;
  return hasMore && of !== undefined ? { side, of, page } : undefined;
}

/**
 * The previous and the next lead in the list or the queue that this one was opened from (all leads
 * if opened by a link), and its position; undefined if it was opened from elsewhere. Loaded pages
 * stay as they were, because leads whose status changes leave the list. The next page starts after the last lead
 * of the previous one, by that lead's current position in the order.
 */
export function useNeighbours(id: number) {
  const { list, since, opened } = useCameFrom();
  const isOfLeads = isLeadList(list);
  const tab = new URL(list, someOrigin).searchParams.get('tab') ?? firstTab;
  const isOfQueue = useMay()(readQueue) && tab === firstTab;
  const chain = useInfiniteQuery({
    queryKey: ['neighbours', opened, since],
    queryFn: ({ client, queryKey, pageParam }): Promise<Page> => {
      const known = client.getQueryData<InfiniteData<Page>>(queryKey)?.pages ?? [];
      if (isOfQueue) {
        return readQueuePage(client, list);
      }
      return pageParam ? readBeside(list, pageParam, known) : readStart(client, list, id);
    },
    initialPageParam: null as Step | null,
    getNextPageParam: (last) => stepBeside('behind', last),
    getPreviousPageParam: (first) => stepBeside('before', first),
    // An address may name no number.
    enabled: (isOfLeads || isOfQueue) && Number.isInteger(id),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const pages = chain.data?.pages ?? [];
  const place = placeIn(pages, id);
  const count = pages.find((page) => page.count)?.count;
  const found = place && { ...place, count };
  const { isFetching, isError, hasNextPage, hasPreviousPage } = chain;
  const { fetchNextPage, fetchPreviousPage } = chain;
  const isFree = found !== undefined && !isFetching && !isError;
  const isAtEnd = isFree && !found.behind && hasNextPage;
  const isAtStart = isFree && !found.before && hasPreviousPage;
  useEffect(() => {
    if (isAtEnd) {
      void fetchNextPage();
    } else if (isAtStart) {
      void fetchPreviousPage();
    }
  }, [isAtEnd, isAtStart, fetchNextPage, fetchPreviousPage]);
  return found;
}
