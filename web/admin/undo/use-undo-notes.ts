import { useQueryClient } from '@tanstack/react-query';

/** A line about what was just done, where it was done, with what can be pressed beside it. */
export interface UndoNote {
  id: string;
  text: string;
  /** Until when it can be pressed; without, the line stays until it is. */
  until?: string;
  label: string;
  /** Answers false if it failed: then the line stays. */
  onPress: () => unknown;
}

export type UndoPlace = 'leads' | 'affiliates' | 'commissions';

/** Its notes are in the cache of answers, which signing out empties. */
export const undoNotesKey = (place: UndoPlace) => ['undo-notes', place] as const;

const undoMs = 5 * 60_000;

export function useUndoNotes(place: UndoPlace) {
  const queries = useQueryClient();
  const put = (id: string, added: readonly UndoNote[]) =>
    void queries.setQueryData<UndoNote[]>(undoNotesKey(place), (notes = []) => [
      ...added,
      ...notes.filter((note) => note.id !== id),
    ]);
  return {
    /** Adds a line that stays until it is pressed. */
    add: (note: UndoNote) => put(note.id, [note]),
    /** Adds a line that can be taken back for five minutes. */
    offer: (note: UndoNote) =>
      put(note.id, [{ ...note, until: new Date(Date.now() + undoMs).toISOString() }]),
    drop: (id: string) => put(id, []),
  };
}
