import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { del, forAdmins, get, patch, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';

const id = fields.rowId;
const changed = z.object({ id, fields: z.array(z.string()) });
const referral = z.object({ id, leadId: id, affiliateId: id });

/**
 * The events of webhooks, and the `data` of each: numbers and names of fields, never values. The
 * body is `{ type, timestamp, data }`.
 */
export const webhookEvents = {
  'lead.created': {
    summary: 'A lead was sent by its applicant, entered by staff or imported.',
    data: z.object({ id }),
  },
  'lead.updated': {
    summary: 'Fields of a lead changed, its status and its deletion included.',
    data: changed,
  },
  'lead.status': { summary: 'A lead got another status.', data: z.object({ id }) },
  'referral.credited': { summary: 'A lead was credited to an affiliate.', data: referral },
  'commission.approved': { summary: 'The commission of a referral was approved.', data: referral },
  'payout.created': { summary: 'A payout was made.', data: z.object({ id }) },
  'programme.published': {
    summary: 'A revision of the program’s terms was published; its first day may be later.',
    data: changed,
  },
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event of a test, which is sent to every webhook on request. */
export const pingEvent = 'ping';

export const deliveryStates = ['waiting', 'delivered', 'failed', 'withheld'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

const state = z.enum(deliveryStates);

const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  isActive: z.boolean(),
  pausedAt: z.nullable(fields.moment),
  /** By hand, after a day without a success, or because the receiver said it is gone (410). */
  pauseReason: z.nullable(z.enum(['hand', 'failing', 'gone'])),
  failingSince: z.nullable(fields.moment),
  createdAt: fields.moment,
  lastDelivery: z.nullable(
    z.object({ createdAt: fields.moment, state, statusCode: z.nullable(z.int()) }),
  ),
});

const delivery = z.object({
  id,
  /** The header `webhook-id`: the same at every attempt. */
  messageId: z.string(),
  event: z.enum([...webhookEventNames, pingEvent]),
  data: z.record(z.string(), z.unknown()),
  state,
  attempts: z.int(),
  /** Of the last attempt; null without an answer. */
  statusCode: z.nullable(z.int()),
  ms: z.nullable(z.int()),
  /** The first 1,000 bytes of the answer. */
  answer: z.nullable(z.string()),
  /** Why the last attempt failed, or why there is none. */
  reason: z.nullable(z.string()),
  createdAt: fields.moment,
  deliveredAt: z.nullable(fields.moment),
  nextTryAt: z.nullable(fields.moment),
});

const path = '/api/admin/webhooks';

const url = fields.line(500, 'url.wrong');
const events = z
  .array(z.enum(webhookEventNames, 'value.wrong'), 'value.wrong')
  .check(z.minLength(1, 'channels.required'), z.maxLength(webhookEventNames.length, 'value.wrong'));

export const listWebhooks = get(path, {
  ...forAdmins,
  summary: 'A page of the webhooks, with how the last delivery of each went.',
  query: listQuery({ createdAt: 'moment' }, {}),
  answer: listPage(webhook),
});

export const createWebhook = post(path, {
  ...forAdmins,
  needsStepUp: true,
  status: 201,
  summary: 'Adds a webhook; the secret that signs what it gets is answered this once.',
  body: z.object({ url, events, isActive: z._default(z.boolean(), true) }),
  refuses: [409],
  answer: z.object({ id, secret: z.string() }),
});

export const updateWebhook = patch(`${path}/:id`, {
  ...forAdmins,
  needsStepUp: true,
  summary: 'Changes the fields that are sent; `isActive` pauses a webhook or resumes it.',
  body: z.object({
    url: z.optional(url),
    events: z.optional(events),
    isActive: z.optional(z.boolean()),
  }),
  answer: webhook,
});

export const deleteWebhook = del(`${path}/:id`, {
  ...forAdmins,
  needsStepUp: true,
  summary: 'Deletes a webhook with its deliveries.',
  answer: noAnswer,
});

export const pingWebhook = post(`${path}/:id/ping`, {
  ...forAdmins,
  status: 201,
  summary: 'Sends a webhook the event `ping`, also while it is paused.',
  answer: z.object({ id }),
  limit: { count: 30, seconds: 60 },
});

export const listDeliveries = get(`${path}/:id/deliveries`, {
  ...forAdmins,
  isBackground: true,
  summary: 'A page of the deliveries to a webhook in the last 30 days.',
  query: listQuery({ createdAt: 'moment' }, { status: z.optional(state) }),
  answer: listPage(delivery),
});

export const resendDelivery = post(`${path}/:id/deliveries/:deliveryId/resend`, {
  ...forAdmins,
  summary: 'Sends a delivery again with the same `webhook-id`; 409 while it is on its way.',
  refuses: [409],
  answer: delivery,
  limit: { count: 60, seconds: 60 },
});
