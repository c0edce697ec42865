import { type RefObject, useEffect, useRef } from 'react';

/** The row that the address asks for, brought into view once. */
export function useShown<Row extends HTMLElement>(isAskedFor: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (isAskedFor) {
      row.current?.scrollIntoView({ block: 'center' });
    }
  }, [isAskedFor]);
  return row;
}
