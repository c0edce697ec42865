import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { noAnswer } from '../shapes.ts';
import { del, forRecorders, get, post, put } from '../route.ts';
import { everyStaff, recorders } from '../../domain/accounts/staff-role.ts';

export const longestNote = 5000;

const authorType = z.enum(['admin', 'affiliate']);

export const note = z.object({
  id: fields.rowId,
  leadId: fields.rowId,
  authorType,
  authorId: fields.rowId,
  authorName: z.string(),
  content: z.string(),
  // Whether the partner who is credited may read it; false: only staff.
  isShared: z.boolean(),
  createdAt: fields.moment,
  updatedAt: fields.moment,
});

export const listNotes = get('/api/notes/:leadId', {
  access: 'staff-or-affiliate',
  roles: everyStaff,
  summary: 'The notes on a lead, the newest first.',
  answer: z.array(note),
});

export const addNote = post('/api/notes', {
  access: 'staff-or-affiliate',
  roles: recorders,
  status: 201,
  summary:
    'Adds a note to a lead. The author is whose session it is; where staff and an affiliate are signed in, authorType says which of them writes. A note of staff is shared with the lead’s partner if the program’s terms share notes, unless isShared is false.',
  body: z.object({
    leadId: fields.rowId,
    content: fields.lines(longestNote, 'note.required'),
    // authorId and authorName are accepted but ignored.
    authorType: z.optional(authorType),
    isShared: z.optional(z.boolean()),
  }),
  refuses: [404],
  answer: note,
});

export const withholdNote = put('/api/notes/:id', {
  ...forRecorders,
  summary:
    'Keeps a note of staff from the partner from now on: its author or an admin. It is never shared again.',
  body: z.object({ isShared: z.literal(false) }),
  answer: note,
});

export const deleteNote = del('/api/notes/:id', {
  access: 'staff-or-affiliate',
  roles: recorders,
  summary: 'Deletes a note: an affiliate its own, staff any.',
  answer: noAnswer,
});
