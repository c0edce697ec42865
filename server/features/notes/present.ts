import type { NoteRow } from './queries.ts';

/** A note as the contract has it. */
export function presentNote({ createdAt, updatedAt, ...note }: NoteRow) {
  return {
    ...note,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
