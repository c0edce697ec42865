import { queryOptions } from '@tanstack/react-query';
import { listCalls, readPermission } from '#core/contract/lead/contact.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const contactKeys = nounKeys('contact');

const everyMs = 60_000;

/** Whether the person of a lead may be contacted now: the hours go by while the page is open. */
export function permissionQuery(id: number) {
  return queryOptions({
    queryKey: [...contactKeys.one(String(id)), 'permission'],
    queryFn: ({ signal }) => call(readPermission, { params: { id: String(id) }, signal }),
    // The lead of a page that still loads has no number.
    enabled: id > 0,
    refetchInterval: everyMs,
    staleTime: 0,
  });
}

/** How often a lead was called, and how the calls ended. */
export function callsQuery(id: number) {
  return queryOptions({
    queryKey: [...contactKeys.one(String(id)), 'calls'],
    queryFn: ({ signal }) => call(listCalls, { params: { id: String(id) }, signal }),
    enabled: id > 0,
  });
}
