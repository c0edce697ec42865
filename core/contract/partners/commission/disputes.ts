import * as z from 'zod/mini';
import { disputeOutcomes } from '../../../domain/partners/dispute.ts';
import * as fields from '../../fields.ts';
import { listPage, listQuery } from '../../page.ts';
import { forOverseers, get, post } from '../../route.ts';

const path = '/api/admin/disputes';

/** How staff decided a dispute; the reason is read by the partner who disputed. */
const decision = z.object({
  outcome: z.enum(disputeOutcomes),
  reason: z.string(),
  by: z.string(),
  at: fields.moment,
});

/** A dispute in the history of a lead: who asked, when and why, and the decision. */
export const disputeEntry = z.object({
  affiliate: z.string(),
  askedAt: fields.moment,
  why: z.string(),
  // Null while it is open.
  decided: z.nullable(decision),
});

/** A partner's dispute of who is credited, as staff decide it. */
export const disputeRow = z.object({
  id: fields.rowId,
  affiliate: z.object({ id: fields.rowId, name: z.string() }),
  // As the partner wrote it.
  leadReference: z.string(),
  // Null if there is no such lead.
  lead: z.nullable(z.object({ id: fields.rowId, name: z.string() })),
  // Who is credited now; null for no one.
  creditedTo: z.nullable(z.string()),
  reason: z.string(),
  createdAt: fields.moment,
  dueAt: fields.moment,
  isOverdue: z.boolean(),
  decided: z.nullable(decision),
});

export const listDisputes = get(path, {
  ...forOverseers,
  summary: 'A page of disputes of who is credited: those that wait, or all.',
  query: listQuery({ createdAt: 'moment' }, { show: z.optional(z.enum(['open', 'all'])) }),
  answer: listPage(disputeRow),
});

export const decideDispute = post(`${path}/:id/decide`, {
  ...forOverseers,
  summary:
    'Decides a dispute: upheld, the lead is credited to the partner who disputes, and its commission moves along; rejected, all stays. Both are mailed to the partner with the reason. 409 once it was decided, or if what was earned has been approved.',
  body: z.object({
    outcome: z.enum(disputeOutcomes),
    // The partner reads it.
    reason: fields.line(500),
    // Confirms that staff know the applicant is this affiliate.
    isSelfMeant: z.optional(z.boolean()),
  }),
  refuses: [409],
  answer: z.object({ id: fields.rowId, outcome: z.enum(disputeOutcomes) }),
});

export const rejectDisputes = post(`${path}/reject`, {
  ...forOverseers,
  summary:
    'Rejects several disputes for one reason, which is mailed to each partner; those decided meanwhile are left out.',
  body: z.object({
    ids: z.array(fields.rowId).check(z.minLength(1), z.maxLength(100)),
    reason: fields.line(500),
  }),
  answer: z.object({ rejected: z.int() }),
});
