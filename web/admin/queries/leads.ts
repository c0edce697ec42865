import { countBulkMails, listUndoableChanges } from '#core/contract/lead/bulk.ts';
import { previewErasure, readErasure } from '#core/contract/lead/erasure.ts';
import { listImports } from '#core/contract/lead/imports.ts';
import { countReadyViews } from '#core/contract/lead/lists.ts';
import { listDuplicates } from '#core/contract/lead/merges.ts';
import { listLeads, readLead } from '#core/contract/leads.ts';
import { countView, listViews } from '#core/contract/views.ts';
import { type LeadStatus, openLeadStatuses } from '#core/domain/lead-status.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { type NounKeys, nounKeys } from '#web/office/cache/noun-keys.ts';
import { noteKeys } from '#web/office/notes/notes-query.ts';
import { dashboardKeys } from './dashboard.ts';
import { commissionKeys, interactionKeys, referralKeys, timelineKeys, viewKeys } from './keys.ts';

const erasureKeys = nounKeys('erasures');

/** The data that an erasure would remove. Never cached, because an erasure cannot be undone. */
export const erasurePreviewQuery = (leadId: number) =>
  callQuery(
    [...erasureKeys.all, 'preview', leadId],
    previewErasure,
    { params: { id: String(leadId) } },
    { staleTime: 0, gcTime: 0 },
  );

export const erasureQuery = (id: string) =>
  callQuery(erasureKeys.one(id), readErasure, { params: { id } });

export const importKeys = nounKeys('imports');

export const importsQuery = callQuery(importKeys.list(), listImports, { isBackground: true });

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
export const leadQuery = (id: string) => callQuery(leadKeys.one(id), readLead, { params: { id } });

const openAndOutdated = {
  shown: 'outdated',
  status: openLeadStatuses.join(','),
  pageSize: 1,
} as const;

/** How many open leads were shown what no longer holds: the total of a page that hardly has a row. */
export const outdatedCountQuery = callQuery(
  leadKeys.list(openAndOutdated),
  listLeads,
  { query: openAndOutdated },
  { staleTime: 0 },
);

/** How many leads each ready-made list holds; counted again whenever the lists are shown. */
export const readyViewsQuery = callQuery(
  leadKeys.list('ready-views'),
  countReadyViews,
  {},
  { staleTime: 0 },
);

/** Queries to load again after a change of one lead; its own page is updated from the answer. */
export const staleAfterEdit = [
  leadKeys.list(),
  timelineKeys.all,
  dashboardKeys.all,
  interactionKeys.all,
] as const;

/** The other leads of a lead's person. */
export const duplicatesQuery = (id: number) =>
  callQuery(
    [...leadKeys.all, 'duplicates', id],
    listDuplicates,
    { params: { id: String(id) } },
    { staleTime: 0 },
  );

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
export const undoableQuery = callQuery([...leadKeys.all, 'undoable'], listUndoableChanges);

/** How many emails leave if these leads are given a status. */
export const bulkMailsQuery = (
  status: LeadStatus,
  leads: readonly { id: number; status: string }[],
) =>
  callQuery(
    [...leadKeys.all, 'bulk-mails', status, leads],
    countBulkMails,
    { body: { status, leads: [...leads] } },
    { staleTime: 0, gcTime: 0 },
  );

export const viewsQuery = callQuery(viewKeys.all, listViews);

/** How many leads a saved list holds; counted again whenever the saved lists are shown. */
export const viewCountQuery = (id: number) =>
  callQuery(viewKeys.one(String(id)), countView, { params: { id: String(id) } }, { staleTime: 0 });
