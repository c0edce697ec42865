import { queryOptions } from '@tanstack/react-query';
import { countBulkMails, listUndoableChanges } from '#core/contract/lead/bulk.ts';
import { listDuplicates } from '#core/contract/lead/merges.ts';
import { listLeads, readLead } from '#core/contract/leads.ts';
import { countReadyViews } from '#core/contract/lead/lists.ts';
import { countView, listViews } from '#core/contract/views.ts';
import { type LeadStatus, openLeadStatuses } from '#core/domain/lead-status.ts';
import { call } from '#web/kit/api.ts';
import { type NounKeys, nounKeys } from '#web/office/cache/noun-keys.ts';
import { noteKeys } from '#web/office/notes/notes-query.ts';
import { dashboardKeys } from './dashboard.ts';
import { commissionKeys, interactionKeys, referralKeys, timelineKeys, viewKeys } from './keys.ts';

export const leadKeys = nounKeys('leads');

/** The columns of the board: lists of leads that grow at their end. */
export const boardKeys: NounKeys = {
  ...leadKeys,
  list: (...asked) => leadKeys.list('board', ...asked),
};

export const deletedKeys: NounKeys = {
  ...leadKeys,
  list: (...asked) => leadKeys.list('deleted', ...asked),
};

/** The column of a status, by what all columns are asked alike. */
export function columnKey(status: string, alike: object): readonly unknown[] {
  return boardKeys.list({}, { ...alike, status });
}

/** The status whose column on the board is known under this key; undefined for anything else. */
export function boardStatusOf([, , kind, , query]: readonly unknown[]): string | undefined {
  return kind === 'board' ? (query as { status: string }).status : undefined;
}

/** All data of one lead; `id` as written in the address. */
export function leadQuery(id: string) {
  return queryOptions({
    queryKey: leadKeys.one(id),
    queryFn: ({ signal }) => call(readLead, { params: { id }, signal }),
  });
}

const openAndOutdated = {
  shown: 'outdated',
  status: openLeadStatuses.join(','),
  pageSize: 1,
} as const;

/** How many open leads were shown what no longer holds: the total of a page that hardly has a row. */
export const outdatedCountQuery = queryOptions({
  queryKey: leadKeys.list(openAndOutdated),
  queryFn: ({ signal }) => call(listLeads, { query: openAndOutdated, signal }),
  staleTime: 0,
});

/** How many leads each ready-made list holds; counted again whenever the lists are shown. */
export const readyViewsQuery = queryOptions({
  queryKey: leadKeys.list('ready-views'),
  queryFn: ({ signal }) => call(countReadyViews, { signal }),
  staleTime: 0,
});

/** Queries to load again after a change of one lead; its own page is updated from the answer. */
export const staleAfterEdit = [
  leadKeys.list(),
  timelineKeys.all,
  dashboardKeys.all,
  interactionKeys.all,
] as const;

/** The other leads of a lead's person. */
export function duplicatesQuery(id: number) {
  return queryOptions({
    queryKey: [...leadKeys.all, 'duplicates', id],
    queryFn: ({ signal }) => call(listDuplicates, { params: { id: String(id) }, signal }),
    staleTime: 0,
  });
}

/** Queries to load again after two leads were merged, or a merge was undone. */
export const staleAfterMerge = [
  leadKeys.all,
  noteKeys.all,
  timelineKeys.all,
  dashboardKeys.all,
  interactionKeys.all,
  commissionKeys.all,
  referralKeys.all,
] as const;

/** The user's own bulk changes about which no mail has been sent yet. */
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

export const viewsQuery = queryOptions({
  queryKey: viewKeys.all,
  queryFn: ({ signal }) => call(listViews, { signal }),
});

/** How many leads a saved list holds; counted again whenever the saved lists are shown. */
export function viewCountQuery(id: number) {
  return queryOptions({
    queryKey: viewKeys.one(String(id)),
    queryFn: ({ signal }) => call(countView, { params: { id: String(id) }, signal }),
    staleTime: 0,
  });
}
