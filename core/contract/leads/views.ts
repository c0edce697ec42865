import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { del, forStaff, get, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';
import { recorders } from '../../domain/accounts/staff-role.ts';

/** The query of an address, as `status=New&state=TX`. */
const query = z
  .string('text.line')
  .check(z.maxLength(1000, 'text.tooLong'), z.regex(/^[\w.~%+=&*!'(),:@/-]*$/, 'text.line'));

export const savedView = z.object({
  id: fields.rowId,
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  // Only the member who saved it may delete it.
  isOwn: z.boolean(),
  ownerName: z.string(),
});

export const listViews = get('/api/admin/views', {
  ...forStaff,
  summary: 'The lists of leads that one saved, and those that others share, by name.',
  answer: z.object({ items: z.array(savedView) }),
});

/** Read-only members write nothing that others see. */
export const shareView = { roles: recorders };

export const createViewBody = z.object({
  name: fields.line(60),
  query,
  isShared: z._default(z.boolean(), false),
});

export const createView = post('/api/admin/views', {
  ...forStaff,
  status: 201,
  summary: 'Saves a list of leads under a name, for the caller or for all staff.',
  limit: { count: 30, seconds: 60 },
  body: createViewBody,
  refuses: [403, 409],
  answer: savedView,
});

export const deleteView = del('/api/admin/views/:id', {
  ...forStaff,
  summary: 'Takes away a list that one saved oneself.',
  answer: noAnswer,
});

export const countView = get('/api/admin/views/:id/count', {
  ...forStaff,
  summary: 'How many leads a saved list holds now.',
  refuses: [409],
  answer: z.object({
    total: z.int(),
    totalIsCapped: z.boolean(),
  }),
});
