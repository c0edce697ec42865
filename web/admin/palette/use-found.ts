import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { listLeads } from '#core/contract/leads.ts';
import { call } from '#web/kit/api.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { leadKeys } from '../queries/leads.ts';

const pauseMs = 180;
const most = 6;

/** A text that follows the typed one once nothing was typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/**
 * The leads and partners that the server finds for what was typed. It is asked a moment after the
 * last key; a question that was overtaken is given up, so the answer on show is always the last.
 */
export function useFound(typed: string) {
  const q = useSettled(typed.trim());
  const query = { q, pageSize: most };
  const isAsked = q.length >= 2;
  const leads = useQuery({
    queryKey: [...leadKeys.all, 'palette', q],
    queryFn: ({ signal }) => call(listLeads, { query, signal }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const affiliates = useQuery({
    queryKey: [...affiliateKeys.all, 'palette', q],
    queryFn: ({ signal }) => call(listAffiliates, { query, signal }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const isWaiting =
    typed.trim().length >= 2 && (q !== typed.trim() || leads.isFetching || affiliates.isFetching);
  return {
    leads: isAsked ? (leads.data?.items ?? []) : [],
    affiliates: isAsked ? (affiliates.data?.items ?? []) : [],
    isWaiting,
    hasFailed: Boolean(leads.error ?? affiliates.error),
  };
}
