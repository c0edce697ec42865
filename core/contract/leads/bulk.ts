import * as z from 'zod/mini';
import { leadStatuses } from '../../domain/leads/lead-status.ts';
import * as fields from '../fields.ts';
import { leadFilters, leadSorts } from './row.ts';
import { listQuery } from '../page.ts';
import { forLeadWorkers, get, post } from '../route.ts';

export const mostLeadsAtOnce = 1000;

/** A selected lead and the status the actor saw. If that has changed since, it is skipped. */
const chosenLead = z.object({
  id: fields.rowId,
  status: fields.line(50),
});

const leftAloneReasons = ['status', 'owner', 'deleted', 'restored', 'unknown'] as const;

const bulkOutcome = z.object({
  id: fields.rowId,
  changed: z.int(),
  // Leads that had the new value already.
  same: z.int(),
  leftAlone: z.array(
    z.object({
      id: fields.rowId,
      // Null if the actor may not see the lead.
      name: z.nullable(z.string()),
      reason: z.enum(leftAloneReasons),
      // The current status, and who set it.
      status: z.nullable(z.string()),
      who: z.nullable(z.string()),
    }),
  ),
});

export type BulkOutcome = z.output<typeof bulkOutcome>;

const changeLeadsBody = z
  .object({
    // Idempotency key, made by the caller; a new one for each change.
    key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,60}$/, 'text.line')),
    kind: z.enum(['delete', 'status', 'owner']),
    // The new status, for a change of status.
    status: z.optional(z.enum(leadStatuses, 'status.required')),
    // The new owner, for a change of owner; null returns the leads to the queue.
    ownerId: z.optional(z.nullable(fields.rowId)),
    leads: z.array(chosenLead).check(z.minLength(1), z.maxLength(mostLeadsAtOnce)),
  })
  .check(
    z.refine(({ kind, status }) => (kind === 'status') === (status !== undefined), {
      path: ['status'],
      error: 'status.required',
    }),
    z.refine(({ kind, ownerId }) => (kind === 'owner') === (ownerId !== undefined), {
      path: ['ownerId'],
    }),
  );

export const changeLeads = post('/api/admin/leads/bulk', {
  ...forLeadWorkers,
  summary:
    'Gives up to 1,000 leads a status or an owner, or deletes them. Those that have another status than the caller saw are left alone. The same key twice does it once.',
  body: changeLeadsBody,
  refuses: [409],
  answer: bulkOutcome,
  bodyLimit: 128 * 1024,
});

/** Of a status that the caller has just changed: its mails wait until then. */
export const statusUndo = z.optional(z.object({ id: fields.rowId, until: fields.moment }));

export const undoLeadChanges = post('/api/admin/leads/bulk/:id/undo', {
  ...forLeadWorkers,
  summary: 'Undoes a bulk change of the caller, except for leads that were changed since.',
  refuses: [410],
  answer: bulkOutcome,
});

export const countBulkMails = post('/api/admin/leads/bulk/mails', {
  ...forLeadWorkers,
  summary: 'How many emails leave, and after how many minutes, if these leads are given a status.',
  body: z.object({
    status: z.enum(leadStatuses, 'status.required'),
    leads: z.array(chosenLead).check(z.minLength(1), z.maxLength(mostLeadsAtOnce)),
  }),
  answer: z.object({
    applicants: z.int(),
    affiliates: z.int(),
    minutes: z.int(),
  }),
  bodyLimit: 128 * 1024,
});

export const listUndoableChanges = get('/api/admin/leads/bulk/undoable', {
  ...forLeadWorkers,
  summary: 'The caller’s changes of leads whose emails have not left yet, newest first.',
  answer: z.object({
    items: z.array(
      z.object({
        id: fields.rowId,
        kind: z.enum(['delete', 'status', 'owner']),
        status: z.nullable(z.string()),
        changed: z.int(),
        // Of a change of one lead that the caller may see.
        name: z.nullable(z.string()),
        until: fields.moment,
      }),
    ),
  }),
});

export const listLeadChoices = get('/api/admin/leads/choices', {
  ...forLeadWorkers,
  summary: 'The first 1,000 leads of a list, to be chosen all at once.',
  query: listQuery(leadSorts, leadFilters),
  answer: z.object({
    items: z.array(
      z.object({
        id: fields.rowId,
        status: z.string(),
        firstName: z.string(),
        lastName: z.string(),
      }),
    ),
    // Whether more leads match.
    isCut: z.boolean(),
  }),
});
