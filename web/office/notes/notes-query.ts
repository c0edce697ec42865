import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { listNotes, type note } from '#core/contract/leads/notes.ts';
import type { Answers } from '#web/office/cache/make-stale.ts';
import { callQuery } from '#web/office/cache/call-query.ts';

export const notesQuery = (leadId: number) =>
  callQuery(listNotes, { params: { leadId: String(leadId) } });

export type Note = z.output<typeof note>;

export interface NotesSetting {
  leadId: number;
  /** The role in which the reader writes; the server checks it. */
  authorType: Note['authorType'];
  /** The name under which the draft is kept until the note is added. */
  draftName: string;
  makesStale?: readonly Answers[];
  /** Which notes the reader may delete; the server checks it as well. */
  mayDelete(note: Note): boolean;
  /** What stands beside a note: who reads it. */
  aside?(note: Note): ReactNode;
}
