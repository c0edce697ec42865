import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listLeads } from '#core/contract/leads.ts';
import { call } from '#web/kit/api.ts';
import { readListAddress } from '#web/office/list/list-address.ts';
import { tabOf } from '../../dashboard/tabs.ts';
import { leadKeys } from '../../queries/leads.ts';
import { useCameFrom } from './came-from.ts';

/** A lead that one can go to. */
export interface Neighbour {
  id: number;
  name: string;
}

/** The leads of the page of a list, as they stood when one of them was opened. */
async function readPage(queries: QueryClient, parameters: URLSearchParams): Promise<Neighbour[]> {
  const asked = readListAddress(listLeads.query!, parameters);
  const { items } = await queries.ensureQueryData({
    queryKey: leadKeys.list(asked),
    queryFn: ({ signal }) => call(listLeads, { query: asked, signal }),
  });
  return items.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/**
 * The lead before this one and the one behind it on the page of the list it was opened from, and where
 * it stands there; undefined where it was opened from elsewhere. The page stays as it was when the
 * first of them was opened: whoever works through the new leads changes their status, and by that
 * they leave the list.
 */
export function useNeighbours(id: number) {
  const { from, since } = useCameFrom();
  const parameters = new URL(from, location.origin).searchParams;
  const isOfLeads = tabOf(parameters) === 'leads' && !parameters.has('view');
  const { data: leads = [] } = useQuery({
    queryKey: ['neighbours', from, since],
    queryFn: ({ client }) => readPage(client, parameters),
    enabled: isOfLeads,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const at = leads.findIndex((lead) => lead.id === id);
  if (at === -1) {
    return undefined;
  }
  return {
    before: leads[at - 1],
    behind: leads[at + 1],
    place: at + 1,
    count: leads.length,
  };
}
