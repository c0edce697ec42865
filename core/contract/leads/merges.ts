import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { forLeadWorkers, forStaff, get, post } from '../route.ts';
import { type EditableField, editableFields } from './changes.ts';
import { leadRow } from './row.ts';

export const mostDuplicates = 50;

export const listDuplicates = get('/api/admin/leads/:id/duplicates', {
  ...forStaff,
  summary:
    'Other leads with the mailbox or the telephone number of one, the newest first; of those of other owners only how many each of them has.',
  answer: z.object({
    items: z.array(
      z.extend(leadRow, {
        sameEmail: z.boolean(),
        samePhone: z.boolean(),
      }),
    ),
    others: z.array(z.object({ owner: z.string(), count: z.int() })),
    // What staff approved or paid for this lead and the listed ones: a merge may take it back.
    commissions: z.array(
      z.object({
        leadId: fields.rowId,
        affiliateName: z.string(),
        status: z.enum(['approved', 'paid']),
        earnedCents: z.int(),
      }),
    ),
  }),
});

const side = z.enum(['mine', 'theirs']);
const choice = Object.fromEntries(
  editableFields.map((field) => [field, z.optional(side)]),
) as Record<EditableField, z.ZodMiniOptional<typeof side>>;

const seenAt = z.optional(z.iso.datetime({ offset: true }));

export const mergeLeads = post('/api/admin/leads/:id/merge', {
  ...forLeadWorkers,
  summary:
    'Merges another lead of the same person into this one, which takes the fields that are named as theirs. With the updatedAt of earlier answers it is refused (409) if one of the two was changed meanwhile, and to officers if it moves approved or paid commissions.',
  body: z.object({
    otherId: fields.rowId,
    fields: z.object(choice),
    updatedAt: seenAt,
    otherUpdatedAt: seenAt,
  }),
  refuses: [409],
  answer: z.object({ mergeId: fields.rowId }),
});

export const undoMerge = post('/api/admin/merges/:id/undo', {
  ...forLeadWorkers,
  summary:
    'Makes both leads of a merge what they were, up to 30 days after it (then 410); 409 while a later merge of the lead stands.',
  refuses: [409, 410],
  answer: z.object({ survivorId: fields.rowId, otherId: fields.rowId }),
});
