import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { filterText, listPage, listQuery } from '../page.ts';
import * as publicPaths from '../public-paths.ts';
import { forOfficeReaders, forStaff, get, route } from '../route.ts';

/** True unless a JSON value is nested deeper than `limit`; stops there. */
function isShallow(value: unknown, limit: number): boolean {
  if (value === null || typeof value !== 'object') {
    return true;
  }
  return limit > 0 && Object.values(value).every((item) => isShallow(item, limit - 1));
}

// PostgreSQL stores neither a NUL nor half a surrogate pair, in a value as in a key.
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') {
    return !value.includes('\u0000') && value.isWellFormed();
  }
  return (
    value === null ||
    typeof value !== 'object' ||
    Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item))
  );
}

const dataChecks = [
  z.refine<Record<string, unknown>>((data) => isShallow(data, 4), {
    error: 'data.deep',
    abort: true,
  }),
  z.refine<Record<string, unknown>>(isStorable, 'data.text'),
];

/** A step of a visitor. The server sets the location fields. */
export const trackInteractionBody = z.object({
  sessionId: fields.sessionId,
  userAgent: z.optional(z.string().check(z.maxLength(2000))),
  page: fields.line(200),
  action: fields.line(60),
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()).check(...dataChecks))),
});

export const trackInteraction = route({
  ...publicPaths.trackInteraction,
  access: 'public',
  summary: 'Records a page view or another step of a visitor.',
  body: trackInteractionBody,
  answer: z.object({ ok: z.boolean() }),
  limit: { count: 240, seconds: 60 },
  bodyLimit: 8192,
});

export const interactionRow = z.object({
  id: fields.rowId,
  sessionId: z.string(),
  page: z.string(),
  action: z.string(),
  data: z.nullable(z.unknown()),
  userAgent: z.nullable(z.string()),
  ipAddress: z.nullable(z.string()),
  city: z.nullable(z.string()),
  region: z.nullable(z.string()),
  country: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  leadId: z.nullable(fields.rowId),
  createdAt: fields.moment,
});

const interactionQuery = listQuery(
  { createdAt: 'moment' },
  // The step of the visitor, such as page_view.
  { action: z.optional(filterText(60)) },
);

export const listInteractions = get('/api/admin/interactions', {
  ...forOfficeReaders,
  summary: 'A page of visitor interactions, newest first.',
  query: interactionQuery,
  answer: listPage(interactionRow),
});

export const listLeadInteractions = get('/api/admin/leads/:id/interactions', {
  ...forStaff,
  summary: 'What the visitor did who became this lead, newest first.',
  query: interactionQuery,
  answer: listPage(interactionRow),
});
