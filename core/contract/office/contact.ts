import * as z from 'zod/mini';
import { contactChannels } from '../../domain/permission/consent-ticked.ts';
import { attemptOutcomes, callOutcomes } from '../../domain/permission/outcomes.ts';
import * as fields from '../fields.ts';
import { del, forLeadWorkers, forStaff, get, post, put } from '../route.ts';
import { noAnswer } from '../shapes.ts';
import { statusUndo } from '../leads/bulk.ts';
import { permission } from '../leads/consent.ts';

const channelPermission = z.extend(permission, {
  // When calling hours next change the answer; null if hours do not decide it.
  until: z.nullable(fields.moment),
  // The legal source of the deciding rule; null if no rule decides.
  rule: z.nullable(z.string()),
});

export const permissionNow = z.object({
  phone: channelPermission,
  sms: channelPermission,
  email: channelPermission,
  // Local time of the person with its UTC offset; null if their place is unknown.
  localTime: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
});

export const readPermission = get('/api/admin/leads/:id/permission', {
  ...forStaff,
  summary:
    'Whether the person of a lead may be contacted now, in each way, until when, and why or why not.',
  isBackground: true,
  answer: permissionNow,
});

const attempt = {
  note: z.optional(fields.lines(2000)),
  // Why it was done although the permission of that moment was no; no partner reads it.
  override: z.optional(fields.line(500, 'override.required')),
  // When it was done; defaults to now, at most twelve hours ago.
  at: z.optional(fields.enteredMoment('moment.past')),
};

const logged = z.object({
  id: fields.rowId,
  // The caller, if no one had the lead.
  ownerId: fields.rowId,
  attempts: z.int(),
  firstResponseAt: z.nullable(fields.moment),
});

export const logCall = post('/api/admin/leads/:id/calls', {
  ...forLeadWorkers,
  status: 201,
  summary:
    'Writes down a call and how it ended; stop also stops calls and texts to the number, and after an unanswered call the next try becomes the next step, and whom it reached is Contacted. A lead without an owner becomes the caller’s. 400 without a reason where calls were not allowed.',
  body: z.object({
    outcome: z.enum(callOutcomes),
    ...attempt,
    // The next step; by default, of a person who was not reached, the next try.
    followUpAt: z.optional(fields.enteredMoment('moment.future')),
  }),
  answer: z.extend(logged, {
    // The next step that this call set.
    proposed: z.nullable(z.object({ at: fields.moment, note: z.nullable(z.string()) })),
    // Of the status Contacted, which a person gets who was New or in Follow Up and was reached.
    undo: statusUndo,
  }),
});

export const logMessage = post('/api/admin/leads/:id/messages', {
  ...forLeadWorkers,
  status: 201,
  summary:
    'Writes down that a text or an email was sent by hand. A lead without an owner becomes the caller’s. 400 without a reason where that was not allowed.',
  body: z.object({ channel: z.enum(['sms', 'email']), ...attempt }),
  answer: logged,
});

export const listCalls = get('/api/admin/leads/:id/calls', {
  ...forStaff,
  summary: 'How often a lead was called, and the fifty newest calls and messages by hand.',
  answer: z.object({
    attempts: z.int(),
    items: z.array(
      z.object({
        id: fields.rowId,
        channel: z.enum(contactChannels),
        outcome: z.enum(attemptOutcomes),
        note: z.nullable(z.string()),
        // Text of the permission at that time.
        permission: z.string(),
        override: z.nullable(z.string()),
        at: fields.moment,
        by: z.string(),
      }),
    ),
  }),
});

/** The next step for a lead, and when it is due. */
export const followUp = z.object({
  at: fields.moment,
  note: z.nullable(z.string()),
  by: z.nullable(z.string()),
});

export const setFollowUp = put('/api/admin/leads/:id/follow-up', {
  ...forLeadWorkers,
  summary:
    'Sets the next step with a lead, in place of the one before; its owner, or who set it, is reminded by email.',
  body: z.object({
    at: fields.enteredMoment('moment.future'),
    note: z.optional(z.nullable(fields.line(500, 'text.line', 0))),
  }),
  answer: followUp,
});

export const clearFollowUp = del('/api/admin/leads/:id/follow-up', {
  ...forLeadWorkers,
  summary: 'Takes the next step off a lead, done or not.',
  answer: noAnswer,
});
