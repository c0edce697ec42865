import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { areExportColumns } from './export-columns.ts';
import { readyViewNames } from './ready-views.ts';
import { leadFilters, leadRow, leadSorts } from './row.ts';
import { filterText, listPage, listQuery } from '../page.ts';
import { forAdmins, forOverseers, forStaff, get, pathId } from '../route.ts';
import { csvFile } from '../shapes.ts';

export const readBoard = get('/api/admin/leads/board', {
  ...forStaff,
  summary:
    'The first page of the leads of each status that is asked for, or of every one: what a board of them shows at once.',
  query: listQuery(leadSorts, leadFilters),
  answer: z.object({
    columns: z.array(
      z.object({
        status: z.string(),
        page: listPage(leadRow),
      }),
    ),
  }),
});

export const countReadyViews = get('/api/admin/leads/ready-views', {
  ...forStaff,
  summary: 'How many leads each of the ready-made lists holds now, exact up to 1,000.',
  answer: z.object({
    items: z.array(
      z.object({
        name: z.enum(readyViewNames),
        total: z.int(),
        totalIsCapped: z.boolean(),
      }),
    ),
  }),
});

/** Columns that the URL can hide; an export leaves them out as well. */
export const hideableColumns = ['email', 'phone', 'state', 'status', 'date'] as const;

/** Optional columns: shown if the URL names them, and added to every export. */
export const addedColumns = [
  'prefers',
  'verdict',
  'timeline',
  'price',
  'score',
  'localTime',
  'source',
  'owner',
  'lastTouch',
  'nextStep',
  'waiting',
] as const;

export const exportLeads = get('/api/admin/leads/export', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'All leads of a list in its order as CSV: every page of it, with the columns it shows, or with those named in `columns`; `all` names every one.',
  query: listQuery(leadSorts, {
    ...leadFilters,
    hide: z.optional(filterText(100)),
    show: z.optional(filterText(200)),
    columns: z.optional(filterText(4000).check(z.refine(areExportColumns))),
  }),
  limit: { count: 30, seconds: 60 },
  answer: csvFile,
});

export const listNeighbours = get('/api/admin/leads/neighbours', {
  ...forStaff,
  summary:
    'The leads of a list before one of them or behind it, as many as a page has, without counting the list.',
  query: listQuery(leadSorts, {
    ...leadFilters,
    // The lead may have left the list since, or been deleted.
    of: pathId,
    side: z.enum(['before', 'behind']),
  }),
  answer: z.object({
    // In the order of the list.
    items: z.array(z.object({ id: fields.rowId, firstName: z.string(), lastName: z.string() })),
    /** Leads to the page of the list that begins with these rows; null if it is the first page. */
    cursor: z.nullable(z.string()),
    hasMore: z.boolean(),
  }),
});

export const deletedLeadRow = z.extend(
  z.pick(leadRow, {
    id: true,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    status: true,
    isQualified: true,
    createdAt: true,
  }),
  fields.deletion,
);

export const listDeletedLeads = get('/api/admin/leads/deleted', {
  ...forOverseers,
  summary: 'A page of the leads that were deleted and can still be restored, searched like others.',
  query: listQuery({ deletedAt: 'moment' }, {}),
  answer: listPage(deletedLeadRow),
});
