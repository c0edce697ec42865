import * as z from 'zod/mini';
import * as fields from './fields.ts';
import { listPage, listQuery } from './page.ts';
import { route } from './route.ts';

/** Depth of a JSON value: a plain value is 0. Stops counting at `limit`, so hostile nesting costs nothing. */
function isShallow(value: unknown, limit: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (value === null || typeof value !== 'object') return true;
  if (limit === 0) return false;
  return Object.entries(value).every(([key, item]) => !key.includes('\u0000') && key.isWellFormed() && isShallow(item, limit - 1));
}

/** One thing a visitor did. The location fields are the server's to fill. */
export const trackInteractionBody = z.object({
  sessionId: fields.sessionId,
  userAgent: z.optional(z.string().check(z.maxLength(2000))),
  page: fields.line(200),
  action: fields.line(60),
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()).check(z.refine((data) => isShallow(data, 4), 'data.deep')))),
});

export const trackInteraction = route({
  method: 'POST', path: '/api/track-interaction', access: 'public',
  summary: 'Records a page view or another step of a visitor.',
  body: trackInteractionBody, answer: z.object({ ok: z.boolean() }), limit: { count: 240, seconds: 60 }, bodyLimit: 8192,
});

export const interactionRow = z.object({
  id: fields.rowId, sessionId: z.string(), page: z.string(), action: z.string(), data: z.nullable(z.unknown()), userAgent: z.nullable(z.string()),
  ipAddress: z.nullable(z.string()), city: z.nullable(z.string()), region: z.nullable(z.string()), country: z.nullable(z.string()),
  countryCode: z.nullable(z.string()), timezone: z.nullable(z.string()), leadId: z.nullable(fields.rowId), createdAt: fields.moment,
});

export const listInteractions = route({
  method: 'GET', path: '/api/admin/interactions', access: 'staff',
  summary: 'A page of visitor interactions, newest first.',
  query: listQuery(['createdAt']), answer: listPage(interactionRow),
});

export const listLeadInteractions = route({
  method: 'GET', path: '/api/admin/leads/:id/interactions', access: 'staff',
  summary: 'What the visitor did who became this lead, newest first.',
  params: z.object({ id: fields.pathId }), query: listQuery(['createdAt']), answer: listPage(interactionRow),
});
