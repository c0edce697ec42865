import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { clockAt } from '#core/domain/permission/local-time.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './undo-bar.module.css';
import { type UndoNote, undoNotesKey, type UndoPlace, useUndoNotes } from './use-undo-notes.ts';

interface UndoBarProps {
  place: UndoPlace;
  /** Further lines, which the server knows. */
  known?: readonly UndoNote[];
  isBusy?: boolean;
}

/**
 * What was just done in a list, with its Undo: one line each at the foot of the window, below the
 * rows, so that nothing moves when it comes or goes.
 */
export function UndoBar({ place, known = [], isBusy = false }: UndoBarProps) {
  const t = useTranslations('admin.leadBulk');
  const { drop } = useUndoNotes(place);
  const { data: notes = [] } = useQuery<UndoNote[]>({
    queryKey: undoNotesKey(place),
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const all = [...notes, ...known];
  const endOf = ({ until }: UndoNote) => (until ? Date.parse(until) : Infinity);
  const [endedAt, setEndedAt] = useState(0);
  const now = Math.max(useMoment(), endedAt);
  const shown = all.filter((note) => endOf(note) > now);
  const firstEnd = Math.min(...shown.map(endOf));
  useEffect(() => {
    if (firstEnd < Infinity) {
      const timer = setTimeout(() => setEndedAt(Date.now()), firstEnd - Date.now() + 1);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [firstEnd]);
  if (shown.length === 0) {
    return null;
  }
  const press = async ({ id, onPress }: UndoNote) => {
    // The button disappears with its line.
    focusContent();
    if ((await onPress()) !== false) {
      drop(id);
    }
  };
  return (
    <ul className={styles.undo} aria-label={t('undoable')} data-keep-clear>
      {shown.map((note) => (
        <li key={note.id}>
          <span>
            {note.text}{' '}
            {note.until && (
              <span className={shared.soft}>
                {t('undoUntil')} {clockAt(viewerTimeZone(), new Date(note.until))}
              </span>
            )}
          </span>
          <ToolButton disabled={isBusy} onClick={() => void press(note)}>
            {note.label}
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}
