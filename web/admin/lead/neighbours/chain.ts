/** A lead that one can go to. */
export interface Neighbour {
  id: number;
  name: string;
  /** The address of the list at which it stands. */
  from: string;
}

/** A page of the list as it stood when one came to it. */
export interface ChainPage {
  /** Those that stand on no page that was there before. */
  leads: readonly Neighbour[];
  /** Its number in the list. */
  page: number;
  /** How many leads of the list stand before it, as far as the numbers of pages tell. */
  offset: number;
  /** The ends of the page; undefined for one without leads. */
  first: number | undefined;
  last: number | undefined;
  hasBefore: boolean;
  hasBehind: boolean;
}

interface Answered {
  id: number;
  firstName: string;
  lastName: string;
}

interface PageSetup extends Pick<ChainPage, 'page' | 'hasBefore' | 'hasBehind'> {
  /** How many leads a full page has. */
  pageSize: number;
  items: readonly Answered[];
  /** Where the list shows this page. */
  from: string;
  /** The pages that are there already. */
  known?: readonly ChainPage[];
}

/**
 * A page as it was answered. Who was renamed meanwhile may stand on it a second time: of those that
 * one can go to already none is taken again.
 */
export function chainPage({ items, from, pageSize, known = [], ...rest }: PageSetup): ChainPage {
  const ids = new Set(known.flatMap(({ leads }) => leads.map(({ id }) => id)));
  return {
    ...rest,
    offset: (rest.page - 1) * pageSize,
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
