import { useEffect, useRef } from 'react';
import type { RowId, Selection } from './use-selection.ts';
import styles from './table.module.css';

interface RowChoiceProps {
  label: string;
  ids: readonly RowId[];
  selection: Selection;
}

/** A box that chooses a page of rows; half ticked if only some of them are chosen. */
export function RowChoice({ label, ids, selection }: RowChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => selection.ids.has(id)).length;
  const areAllChosen = count > 0 && count === ids.length;
  const areSomeChosen = count > 0 && !areAllChosen;
  useEffect(() => {
    box.current!.indeterminate = areSomeChosen;
  }, [areSomeChosen]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      className={styles.box}
      checked={areAllChosen}
      onChange={() => selection.toggleAll(ids)}
    />
  );
}
