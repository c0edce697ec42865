import { type RefObject, useEffect, useRef } from 'react';
import { isByTouch } from '#web/office/parts/Dialog.tsx';

/** The row that is asked for, brought into view once; keys go on from its first control. */
export function useShown<Row extends HTMLElement>(isAskedFor: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (isAskedFor) {
      row.current?.scrollIntoView({ block: 'center' });
      // By touch the phone's keyboard would cover the rest of the row.
      if (!isByTouch()) {
        row.current
          ?.querySelector<HTMLElement>('summary, input, select, textarea')
          ?.focus({ preventScroll: true });
      }
    }
  }, [isAskedFor]);
  return row;
}
