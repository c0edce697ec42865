import * as z from 'zod/mini';
import { contactChannels } from '../../domain/contact/consent-ticked.ts';
import { attemptOutcomes } from '../../domain/contact/outcomes.ts';
import { ownerReasons } from '../../domain/office/owner.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { route } from '../route.ts';
import { everyStaff } from '../../domain/staff-role.ts';

const text = z.nullable(z.string());

// `id` is of the timeline alone. The name is null of whoever has none here: the applicant, the
// product itself.
const entry = {
  id: fields.rowId,
  at: fields.moment,
  actor: z.object({
    kind: z.enum(['visitor', 'staff', 'affiliate', 'system']),
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
  z.object({ ...entry, kind: z.literal('status'), from: text, to: z.string() }),
  z.object({ ...entry, kind: z.literal('note'), content: z.string() }),
  z.object({ ...entry, kind: z.literal('noteDeleted'), author: text }),
  z.object({
    ...entry,
    kind: z.literal('mail'),
    mail: z.string(),
    recipient: text,
    status: z.string(),
    // What a member of staff wrote, and why against the permission of that moment.
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
  // The applicant's word on mails that are no answer to an application.
  z.object({
    ...entry,
    kind: z.literal('mailChoice'),
    wantsFollowUps: z.boolean(),
    via: z.enum(['one_click', 'page']),
  }),
  // That they said stop, as staff wrote it down.
  z.object({
    ...entry,
    kind: z.literal('stop'),
    channels: z.array(z.enum(contactChannels)),
    how: z.string(),
  }),
  // A call, or a message that staff say they sent; `permission` is what the rules said then.
  z.object({
    ...entry,
    kind: z.literal('attempt'),
    channel: z.enum(contactChannels),
    outcome: z.enum(attemptOutcomes),
    note: text,
    permission: z.string(),
    override: text,
  }),
  // The next step that staff set, or took off: then it is due at no time.
  z.object({ ...entry, kind: z.literal('followUp'), due: z.nullable(fields.moment), note: text }),
  // A visit with a partner's code, and the decision on who is credited.
  z.object({ ...entry, kind: z.literal('touch'), code: z.string(), page: text }),
  z.object({ ...entry, kind: z.literal('credit'), code: text, reason: text }),
  // What staff decided on who is credited; null for nobody.
  z.object({ ...entry, kind: z.literal('handover'), from: text, to: text, reason: z.string() }),
  // Who had the lead and who has it now, by name; null for nobody: it is in the queue.
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
  // Merged with another lead, and that this was undone.
  z.object({
    ...entry,
    kind: z.literal('merged'),
    mergeId: fields.rowId,
    otherId: fields.rowId,
    isUndoable: z.boolean(),
  }),
  z.object({ ...entry, kind: z.literal('unmerged'), otherId: fields.rowId }),
]);

export const listLeadTimeline = route({
  method: 'GET',
  path: '/api/admin/leads/:id/timeline',
  access: 'staff',
  roles: everyStaff,
  summary:
    'Everything that happened to a lead, newest first: visits, statuses, notes, mails, consent, attribution, owners, edits, deletions, merges.',
  params: z.object({ id: fields.pathId }),
  query: listQuery({ at: 'moment' }, {}),
  answer: listPage(timelineEntry),
});
