import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { listLeads } from '#core/contract/leads.ts';
import { adminAffiliatePath, adminLeadPath } from '#core/contract/site.ts';
import { displayStatus } from '#core/domain/lead-status.ts';
import { call } from '#web/kit/api.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { leadKeys } from '../queries/leads.ts';
import type { Choice } from './choice.ts';

const most = 6;
/** The server is asked for so many letters or more. */
const fewestLetters = 2;

interface Person {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}

interface Source<Found extends Person> {
  /** The first parts of the query key. */
  keys: readonly string[];
  find: (q: string, signal: AbortSignal) => Promise<{ items: readonly Found[] }>;
}

const leadSource = {
  keys: leadKeys.all,
  find: (q: string, signal: AbortSignal) =>
    call(listLeads, { query: { q, pageSize: most }, signal }),
};

const affiliateSource = {
  keys: affiliateKeys.all,
  find: (q: string, signal: AbortSignal) =>
    call(listAffiliates, { query: { q, pageSize: most }, signal }),
};

/**
 * The people of one list. Until the server has answered for `wanted`, those of the answer before
 * whose name or address holds it: Enter must not open a person who was found for other letters.
 */
function useFound<Found extends Person>(source: Source<Found>, wanted: string, asked: string) {
  const isWorthAsking = wanted.length >= fewestLetters;
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: [...source.keys, 'palette', asked],
    queryFn: ({ signal }) => source.find(asked, signal),
    enabled: asked.length >= fewestLetters,
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const answer = (isWorthAsking && data?.items) || [];
  const isFor = asked === wanted;
  const letters = wanted.toLowerCase();
  const isKnownToFit = ({ firstName, lastName, email }: Found) =>
    `${firstName} ${lastName} ${email}`.toLowerCase().includes(letters);
  return {
    people: isFor && !isPlaceholderData ? answer : answer.filter(isKnownToFit),
    isWaiting: isWorthAsking && (!isFor || isFetching),
    hasFailed: isError,
  };
}

/** The leads and affiliates for what is wanted, when the server is asked for `asked`. */
export function usePeople(wanted: string, asked: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = (path: string) => void navigate(path, { state: { from: pathname + search } });
  const leads = useFound(leadSource, wanted, asked);
  const affiliates = useFound(affiliateSource, wanted, asked);
  return {
    leads: leads.people.map((lead): Choice => ({
      id: `lead:${lead.id}`,
      label: `${lead.firstName} ${lead.lastName}`,
      detail: [displayStatus(lead, 'admin'), lead.email].join(' · '),
      run: () => open(adminLeadPath(lead.id)),
    })),
    affiliates: affiliates.people.map((affiliate): Choice => ({
      id: `affiliate:${affiliate.id}`,
      label: `${affiliate.firstName} ${affiliate.lastName}`,
      detail: [affiliate.referralCode, affiliate.company].filter(Boolean).join(' · '),
      run: () => open(adminAffiliatePath(affiliate.id)),
    })),
    isWaiting: leads.isWaiting || affiliates.isWaiting,
    hasFailed: leads.hasFailed || affiliates.hasFailed,
  };
}
