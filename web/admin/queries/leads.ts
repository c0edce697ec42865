import { countBulkMails, listUndoableChanges } from '#core/contract/leads/bulk.ts';
import { previewErasure, readErasure } from '#core/contract/leads/erasure.ts';
import { listImports } from '#core/contract/leads/imports.ts';
import { countReadyViews } from '#core/contract/leads/lists.ts';
import { listDuplicates } from '#core/contract/leads/merges.ts';
import { listLeads, readLead } from '#core/contract/leads/leads.ts';
import { countView, listViews } from '#core/contract/leads/views.ts';
import { type LeadStatus, openLeadStatuses } from '#core/domain/leads/lead-status.ts';
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

/** The columns of the board, which are growing lists. */
export const boardKeys: NounKeys = {
  ...leadKeys,
  list: (...asked) => leadKeys.list('board', ...asked),
};

export const deletedKeys: NounKeys = {
  ...leadKeys,
  list: (...asked) => leadKeys.list('deleted', ...asked),
};

/** A column's key: its status, and the query shared by all columns. */
export function columnKey(status: string, alike: object): readonly unknown[] {
  return boardKeys.list({}, { ...alike, status });
}

/** The status of the board column with this key; undefined for any other key. */
export function boardStatusOf([, , kind, , query]: readonly unknown[]): string | undefined {
  return kind === 'board' ? (query as { status: string }).status : undefined;
}

/** All data of one lead; `id` as written in the address. */
export const leadQuery = (id: string) => callQuery(leadKeys.one(id), readLead, { params: { id } });

/** For an officer: which colleague has the lead with this reference. */
export const elsewhereQuery = (q: string) =>
  callQuery(leadKeys.list({ q }), listLeads, { query: { q } });

const openAndOutdated = {
  shown: 'outdated',
  status: openLeadStatuses.join(','),
  pageSize: 1,
} as const;

/** How many open leads saw figures that no longer hold: the total of a minimal page. */
export const outdatedCountQuery = callQuery(
  leadKeys.list(openAndOutdated),
  listLeads,
  { query: openAndOutdated },
  { staleTime: 0 },
);

/** The number of leads in each ready-made list; reloaded whenever the lists are shown. */
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

/** The duplicates of a lead. */
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

/** The member's bulk changes about which no mail has been sent yet. */
export const undoableQuery = callQuery([...leadKeys.all, 'undoable'], listUndoableChanges);

/** How many emails leave if these leads get a status. */
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

/** The number of leads in a saved list; reloaded whenever the saved lists are shown. */
export const viewCountQuery = (id: number) =>
  callQuery(viewKeys.one(String(id)), countView, { params: { id: String(id) } }, { staleTime: 0 });
