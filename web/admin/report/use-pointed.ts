import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Which mark of a chart somebody looks at, by mouse, focus or finger. A finger is no mouse: its first
 * touch reads a mark, the second one opens it.
 */
export function usePointed() {
  const [pointed, setPointed] = useState<number>();
  const [isTouched, setIsTouched] = useState(false);
  const touched = useRef<number>(undefined);
  const opens = useRef(true);
  return {
    pointed,
    isTouched,
    leave: () => setPointed(undefined),
    propsOf: (index: number) => ({
      onPointerEnter: () => setPointed(index),
      onFocus: () => setPointed(index),
      onPointerDown: (event: PointerEvent) => {
        const isTouch = event.pointerType === 'touch';
        setIsTouched(isTouch);
        opens.current = !isTouch || touched.current === index;
        touched.current = isTouch ? index : undefined;
      },
      onClick: (event: MouseEvent) => {
        if (!opens.current) {
          event.preventDefault();
        }
        opens.current = true;
      },
    }),
  };
}
