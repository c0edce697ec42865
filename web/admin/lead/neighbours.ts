import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { listNeighbours } from '#core/contract/lead/lists.ts';
import { listLeads } from '#core/contract/leads.ts';
import { adminPaths } from '#core/contract/site.ts';
import { call } from '#web/kit/api.ts';
import { readListAddress, writeListAddress } from '#web/office/list/list-address.ts';
import type { PageOf } from '#web/office/list/list-entry.ts';
import type { LeadRow } from '../api-types.ts';
import { pathOf, tabOf } from '../navigation/tabs.ts';
import { leadKeys, leadQuery } from '../queries/leads.ts';

export interface Neighbour {
  id: number;
  name: string;
  /** The address of the list at which it stands. */
  from: string;
}

// A path alone cannot be taken apart; the server, which draws the screen too, has no location.
const someOrigin = 'https://crm.invalid';

/** A page of the list as it stood when one came to it. */
interface ChainPage {
  /** Those that stand on no page that was there before. */
  leads: readonly Neighbour[];
  /** Null if the chain began at a lead that stands on no page. */
  page: number | null;
  /** How many leads of the list stand before it, as far as the numbers of pages tell. */
  offset: number;
  /** The ends of the page; undefined for one without leads. */
  first: number | undefined;
  last: number | undefined;
  hasBefore: boolean;
  hasBehind: boolean;
}

interface PageSetup extends Pick<ChainPage, 'page' | 'hasBefore' | 'hasBehind'> {
  pageSize: number;
  items: readonly Pick<LeadRow, 'id' | 'firstName' | 'lastName'>[];
  /** Where the list shows this page. */
  from: string;
  /** The pages that are there already. */
  known?: readonly ChainPage[];
}

/**
 * A page of the list as answered. A lead that was renamed meanwhile may stand on it a second time:
 * leads that are already in the chain are left out.
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

/** Where a page of the list stands, counted from the one beside it; the first one has no cursor. */
export function pageBeside(page: number, side: 'before' | 'behind', cursor: string | null): number {
  if (side === 'behind') {
    return page + 1;
  }
  return cursor === null ? 1 : Math.max(2, page - 1);
}

/** A lead among those of the pages; undefined where it is none of them. */
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

/** What the address of a lead's page remembers of the list that it was opened from. */
interface Remembered {
  from?: unknown;
  /** When it was opened: the same for all leads that one goes to from there. */
  since?: string;
  /** Where the list stood then: one may have gone on to another of its pages. */
  opened?: string;
}

/** Where the list stands that the lead belongs to, and by which opening one came to it. */
export function useCameFrom() {
  const { key, state } = useLocation() as { key: string; state: Remembered | null };
  const from = state?.from;
  const isOfDashboard = typeof from === 'string' && from.startsWith(adminPaths.dashboard);
  const place = isOfDashboard ? from : adminPaths.dashboard;
  return {
    from: place,
    /** The list through which one goes from a lead: of one opened by a link, all leads. */
    list: from === undefined ? pathOf('leads') : place,
    since: state?.since ?? key,
    opened: state?.opened ?? place,
  };
}

/** Where one goes on: beside the lead at the end of a page. */
interface Step {
  side: 'before' | 'behind';
  of: number;
  page: number | null;
}

type Counted = Pick<PageOf<unknown>, 'total' | 'totalIsCapped'>;
type Page = ChainPage & { count?: Counted };

const schema = listLeads.query!;

/** The page of a list that a lead was opened from, as it stood then. */
async function readPage(
  queries: QueryClient,
  from: string,
): Promise<ChainPage & { count: Counted }> {
  const asked = readListAddress(schema, new URL(from, someOrigin).searchParams);
  const { items, page, nextCursor, total, totalIsCapped } = await queries.ensureQueryData({
    queryKey: leadKeys.list(asked),
    queryFn: ({ signal }) => call(listLeads, { query: asked, signal }),
  });
  const has = { hasBefore: page > 1, hasBehind: nextCursor !== null };
  return {
    ...chainPage({ items, from, page, pageSize: asked.pageSize, ...has }),
    count: { total, totalIsCapped },
  };
}

/** Where one begins: a page of the list, or the lead by itself if it is not on it. */
async function readStart(queries: QueryClient, from: string, id: number): Promise<Page> {
  const found = await readPage(queries, from);
  if (found.leads.some((lead) => lead.id === id)) {
    return found;
  }
  const lead = await queries.ensureQueryData(leadQuery(String(id)));
  const sides = { hasBefore: true, hasBehind: true };
  return chainPage({ ...sides, items: [lead], from, page: null, pageSize: 1 });
}

/** The page of the same list that stands beside one of its leads. */
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
  // Without a page number the list is shown from its beginning.
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

/** The step beside the end of a page, if there is more on that side. */
function stepBeside(side: Step['side'], { page, first, last, ...has }: ChainPage) {
  const of = side === 'before' ? first : last;
  const hasMore = side === 'before' ? has.hasBefore : has.hasBehind;
  return hasMore && of !== undefined ? { side, of, page } : undefined;
}

/**
 * The lead before this one and the one behind it in the list it was opened from, or among all leads
 * if it was opened by a link, and where it stands; undefined where it was opened from elsewhere.
 * Pages stay as they were when one came to them: leads whose status changes leave the list. The next
 * page is asked for at the last lead of one, from where that lead stands in the order.
 */
export function useNeighbours(id: number) {
  const { list, since, opened } = useCameFrom();
  const parameters = new URL(list, someOrigin).searchParams;
  const isOfLeads = tabOf(parameters) === 'leads' && !parameters.has('view');
  const chain = useInfiniteQuery({
    queryKey: ['neighbours', opened, since],
    queryFn: ({ client, queryKey, pageParam }): Promise<Page> => {
      const known = client.getQueryData<InfiniteData<Page>>(queryKey)?.pages ?? [];
      return pageParam ? readBeside(list, pageParam, known) : readStart(client, list, id);
    },
    initialPageParam: null as Step | null,
    getNextPageParam: (last) => stepBeside('behind', last),
    getPreviousPageParam: (first) => stepBeside('before', first),
    // An address may name no number.
    enabled: isOfLeads && Number.isInteger(id),
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
