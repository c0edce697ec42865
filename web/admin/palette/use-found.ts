import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { listLeads } from '#core/contract/leads.ts';
import { call } from '#web/kit/api.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { leadKeys } from '../queries/leads.ts';

const none: readonly never[] = [];
const most = 6;
/** So many letters are worth asking the server for. */
export const fewestLetters = 2;

/**
 * The leads and partners that the server finds for a text. A question that was overtaken is given up,
 * so the answer on show is always the last. The second one is asked a frame behind the first: to ask
 * takes a slow machine a third of a frame.
 */
export function useFound(q: string) {
  const [later, setLater] = useState(q);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLater(q));
    return () => cancelAnimationFrame(frame);
  }, [q]);
  const leads = useQuery({
    queryKey: [...leadKeys.all, 'palette', q],
    queryFn: ({ signal }) => call(listLeads, { query: { q, pageSize: most }, signal }),
    enabled: q.length >= fewestLetters,
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const affiliates = useQuery({
    queryKey: [...affiliateKeys.all, 'palette', later],
    queryFn: ({ signal }) => call(listAffiliates, { query: { q: later, pageSize: most }, signal }),
    enabled: later.length >= fewestLetters,
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return {
    leads: leads.data?.items ?? none,
    /** The text that these leads are the answer for; undefined while it is still that of another. */
    leadsFor: leads.isPlaceholderData ? undefined : q,
    affiliates: affiliates.data?.items ?? none,
    affiliatesFor: affiliates.isPlaceholderData ? undefined : later,
    isFetching: q !== later || leads.isFetching || affiliates.isFetching,
    hasFailed: Boolean(leads.error ?? affiliates.error),
  };
}
