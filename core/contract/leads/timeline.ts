import * as z from 'zod/mini';
import { contactChannels } from '../../domain/permission/consent-ticked.ts';
import { attemptOutcomes } from '../../domain/permission/outcomes.ts';
import { ownerReasons } from '../../domain/office/owner.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { forStaff, get } from '../route.ts';

const text = z.nullable(z.string());

// `id` is unique in the timeline only. The name is null if the actor has none here: the applicant
// or the product.
const entry = {
  id: fields.rowId,
  at: fields.moment,
  actor: z.object({
    kind: z.enum(['visitor', 'staff', 'affiliate', 'system', 'key']),
    name: text,
  }),
};

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('interaction'),
    action: z.string(),
    page: z.string(),
    data: z.nullable(z.unknown()),
  }),
  z.object({ ...entry, kind: z.literal('status'), from: text, to: z.string(), reason: text }),
  z.object({
    ...entry,
    kind: z.literal('note'),
    noteId: fields.rowId,
    content: z.string(),
    isShared: z.boolean(),
  }),
  z.object({ ...entry, kind: z.literal('noteDeleted'), author: text }),
  z.object({
    ...entry,
    kind: z.literal('mail'),
    mailId: fields.rowId,
    mail: z.string(),
    recipient: text,
    status: z.string(),
    // Until when it waits at least.
    until: text,
    // Why it waits, was not sent or is withheld.
    reason: text,
    // A mail written by staff; `override` is the reason for sending it against the permission.
    written: z.nullable(z.object({ subject: text, text, override: text })),
  }),
  z.object({
    ...entry,
    kind: z.literal('consent'),
    granted: z.boolean(),
    purpose: z.string(),
    version: z.string(),
    language: fields.language,
  }),
  // The applicant's choice on mails other than answers to the application.
  z.object({
    ...entry,
    kind: z.literal('mailChoice'),
    wantsFollowUps: z.boolean(),
    via: z.enum(['one_click', 'page']),
  }),
  z.object({
    ...entry,
    kind: z.literal('stop'),
    channels: z.array(z.enum(contactChannels)),
    how: z.string(),
  }),
  // A call, or a message that staff report having sent; `permission` is what the rules said then.
  z.object({
    ...entry,
    kind: z.literal('attempt'),
    channel: z.enum(contactChannels),
    outcome: z.enum(attemptOutcomes),
    note: text,
    permission: z.string(),
    override: text,
  }),
  // A next step set by staff; without a due moment, it was removed.
  z.object({ ...entry, kind: z.literal('followUp'), due: z.nullable(fields.moment), note: text }),
  // A visit with a referral code, and the verdict of attribution.
  z.object({ ...entry, kind: z.literal('touch'), code: z.string(), page: text }),
  z.object({ ...entry, kind: z.literal('credit'), code: text, reason: text }),
  // A decision of staff on who is credited; null for no affiliate.
  z.object({ ...entry, kind: z.literal('handover'), from: text, to: text, reason: z.string() }),
  // The former and the new owner by name; null if the lead is in the queue.
  z.object({ ...entry, kind: z.literal('owner'), from: text, to: text, why: z.enum(ownerReasons) }),
  z.object({
    ...entry,
    kind: z.literal('edit'),
    changes: z.array(
      z.object({
        field: z.string(),
        from: value,
        to: value,
      }),
    ),
  }),
  z.object({ ...entry, kind: z.literal('deleted') }),
  z.object({ ...entry, kind: z.literal('restored') }),
  // A merge with another lead, and its undoing.
  z.object({
    ...entry,
    kind: z.literal('merged'),
    mergeId: fields.rowId,
    otherId: fields.rowId,
    isUndoable: z.boolean(),
  }),
  z.object({ ...entry, kind: z.literal('unmerged'), otherId: fields.rowId }),
]);

export const listLeadTimeline = get('/api/admin/leads/:id/timeline', {
  ...forStaff,
  summary:
    'Everything that happened to a lead, newest first: visits, statuses, notes, mails, consent, attribution, owners, edits, deletions, merges.',
  query: listQuery(
    { at: 'moment' },
    // Leaves out page views, which the list of interactions has.
    { views: z.optional(z.literal('no')) },
  ),
  answer: listPage(timelineEntry),
});
