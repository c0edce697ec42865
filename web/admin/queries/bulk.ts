import { queryOptions } from '@tanstack/react-query';
import { countBulkMails, listUndoableChanges } from '#core/contract/lead/bulk.ts';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import { call } from '#web/kit/api.ts';
import { leadKeys } from './leads.ts';

/** The own changes of several leads that nobody was mailed of yet. */
export const undoableQuery = queryOptions({
  queryKey: [...leadKeys.all, 'undoable'],
  queryFn: ({ signal }) => call(listUndoableChanges, { signal }),
});

/** How many emails leave if these leads are given a status. */
export function bulkMailsQuery(
  status: LeadStatus,
  leads: readonly { id: number; status: string }[],
) {
  return queryOptions({
    queryKey: [...leadKeys.all, 'bulk-mails', status, leads],
    queryFn: ({ signal }) => call(countBulkMails, { body: { status, leads: [...leads] }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
