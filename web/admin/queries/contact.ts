import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listCalls, readPermission } from '#core/contract/office/contact.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';
import { leadKeys } from './leads.ts';

export const contactKeys = nounKeys('contact');

const everyMs = 60_000;

interface Lead {
  id: number;
  permission: AnswerOf<typeof readPermission>;
}

/**
 * Whether a lead's person may be contacted now: starts with the lead's answer, then reloads,
 * because hours pass while the page is open.
 */
export function usePermission({ id, permission }: Lead) {
  const queries = useQueryClient();
  const { data } = useQuery({
    // A newer permission in the lead's answer applies at once.
    queryKey: [...contactKeys.one(String(id)), 'permission', permission],
    queryFn: ({ signal }) => call(readPermission, { params: { id: String(id) }, signal }),
    initialData: permission,
    initialDataUpdatedAt: () => queries.getQueryState(leadKeys.one(String(id)))?.dataUpdatedAt,
    // The lead of a page that is loading has no id.
    enabled: id > 0,
    refetchInterval: everyMs,
    staleTime: everyMs,
  });
  return data;
}

/** The number of calls to a lead, and how they ended. */
export const callsQuery = (id: number) =>
  callQuery(
    [...contactKeys.one(String(id)), 'calls'],
    listCalls,
    { params: { id: String(id) } },
    { enabled: id > 0 },
  );
