import * as z from 'zod/mini';
import { keptOfErased } from '../../domain/leads/erasure.ts';
import { keptKinds } from '../../domain/operations/kept-data.ts';
import * as fields from '../fields.ts';
import { forOverseers, get, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';

/** Record of an erasure: what was erased and kept, and when; contains no names. */
const receipt = z.object({
  id: fields.rowId,
  // The lender that issues it; address and NMLS ID as far as they are known.
  lender: z.object({ name: z.string(), imprint: z.string() }),
  leadIds: z.array(fields.rowId),
  reason: z.string(),
  requestedBy: z.nullable(z.string()),
  requestedAt: fields.moment,
  // The law requires the application to be kept until this day; null if it was erased at once.
  eraseOn: z.nullable(fields.day),
  // Null while it is sealed.
  erasedAt: z.nullable(fields.moment),
  erased: z.array(z.object({ kind: z.enum(keptKinds), rows: z.int() })),
  kept: z.array(z.enum(keptOfErased)),
  doNotContactUntil: fields.moment,
});

export const previewErasure = get('/api/admin/leads/:id/erasure', {
  ...forOverseers,
  summary: 'What erasing the person of a lead would take: all own applications, and on which day.',
  answer: z.object({
    leadIds: z.array(fields.rowId),
    // Leads with the same telephone or the same mailbox, but not both; they are not erased.
    otherIds: z.array(fields.rowId),
    eraseOn: z.nullable(fields.day),
  }),
});

export const eraseLead = post('/api/admin/leads/:id/erase', {
  ...forOverseers,
  needsStepUp: true,
  summary:
    'Erases the person of a lead: at once, or sealed now and erased on the day the law allows. It cannot be undone.',
  body: z.object({ reason: fields.line(500) }),
  answer: z.object({ receipt }),
});

export const declineErasure = post('/api/admin/leads/:id/decline-erasure', {
  ...forOverseers,
  summary:
    "Closes a buyer's request to be erased without erasing; a mail tells them the reason. 409 if nothing is asked for.",
  body: z.object({ reason: fields.line(500) }),
  answer: noAnswer,
  refuses: [409],
});

export const readErasure = get('/api/admin/erasures/:id', {
  ...forOverseers,
  summary: 'The receipt of an erasure.',
  answer: receipt,
});
