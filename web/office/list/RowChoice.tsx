import { type ChangeEvent, useEffect, useRef } from 'react';
import type { RowId, Selection } from './use-selection.ts';
import styles from './table.module.css';

interface RowChoiceProps {
  label: string;
  /** The row, or all rows of a page. */
  ids: readonly RowId[];
  selection: Selection;
  /** The rows of the page: with shift those between this one and the last one are chosen. */
  among?: readonly RowId[];
}

/** A box that chooses a row or a page of rows; half ticked when only some of them are chosen. */
export function RowChoice({ label, ids, selection, among }: RowChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => selection.ids.has(id)).length;
  const areAllChosen = count > 0 && count === ids.length;
  const areSomeChosen = count > 0 && !areAllChosen;
  useEffect(() => {
    box.current!.indeterminate = areSomeChosen;
  }, [areSomeChosen]);
  const change = ({ nativeEvent }: ChangeEvent) => {
    const [id] = ids;
    const isOneRow = among !== undefined && id !== undefined;
    if (!isOneRow) {
      selection.toggleAll(ids);
    } else if ((nativeEvent as MouseEvent).shiftKey) {
      selection.toggleTo(id, among);
    } else {
      selection.toggle(id);
    }
  };
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      className={styles.box}
      checked={areAllChosen}
      onChange={change}
    />
  );
}
