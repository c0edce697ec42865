import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { type AnyRoute, del, forAdmins, get, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';

/**
 * The calls that a key may be allowed: all entries whose access is `staff-or-key`, and no others. A
 * test compares, and refuses what keys must never reach.
 */
export const apiScopes = [
  'GET /api/admin/leads',
  'GET /api/admin/leads/{id}',
  'POST /api/admin/leads',
  'PUT /api/admin/leads/{id}',
  'POST /api/admin/leads/{id}/loan-status',
  'GET /api/admin/affiliates',
  'GET /api/admin/dashboard/stats',
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** All that scopes allow, once each: a change returns the whole lead, so it includes reading. */
export function wholeScopes(scopes: readonly ApiScope[]): ApiScope[] {
  const change: ApiScope = 'PUT /api/admin/leads/{id}';
  const read: ApiScope = 'GET /api/admin/leads/{id}';
  return [...new Set([...scopes, ...(scopes.includes(change) ? [read] : [])])];
}

/** A call as scopes and the description of the API name it. */
export function scopeOf({ method, path }: Pick<AnyRoute, 'method' | 'path'>): string {
  return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
}

const apiKeyStates = ['active', 'expired', 'revoked'] as const;

export const apiKey = z.object({
  id: fields.rowId,
  name: z.string(),
  // The first characters of the key; the rest is shown once.
  prefix: z.string(),
  scopes: z.array(z.string()),
  state: z.enum(apiKeyStates),
  createdBy: z.nullable(z.string()),
  createdAt: fields.moment,
  expiresAt: fields.moment,
  // To the minute.
  lastUsedAt: z.nullable(fields.moment),
});

const path = '/api/admin/api-keys';

export const listApiKeys = get(path, {
  ...forAdmins,
  summary: 'A page of the keys by which programs call the API.',
  query: listQuery({ createdAt: 'moment', name: 'text' }, {}),
  answer: listPage(apiKey),
});

export const createApiKey = post(path, {
  ...forAdmins,
  needsStepUp: true,
  status: 201,
  summary:
    'Makes a key for a program, which sends it as `Authorization: Bearer KEY`. It sees the leads of the whole office. The key is in this answer and in no other.',
  body: z.object({
    name: fields.line(100),
    scopes: z
      .array(z.enum(apiScopes, 'value.wrong'), 'channels.required')
      .check(z.minLength(1, 'channels.required'), z.maxLength(100, 'channels.required')),
    expiresAt: fields.enteredMoment('moment.future'),
  }),
  answer: z.object({ id: fields.rowId, key: z.string() }),
  limit: { count: 30, seconds: 60 },
});

export const revokeApiKey = del(`${path}/:id`, {
  ...forAdmins,
  needsStepUp: true,
  summary: 'Revokes a key: the next call with it is refused.',
  answer: noAnswer,
});
