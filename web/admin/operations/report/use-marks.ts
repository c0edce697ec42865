import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

interface MarksSetup {
  count: number;
  /** The mark that Tab reaches first. */
  start: number;
  /** The target of a key from a mark; undefined for none. */
  step: (at: number, key: string) => number | undefined;
}

/**
 * The marks of a chart, which are links: one Tab stop, with arrow keys between marks. A mark is
 * read by mouse, focus or finger; the first touch reads it, the second opens it. Spread
 * `propsOf(index)` over each mark and `group` over the element around them.
 */
export function useMarks({ count, start, step }: MarksSetup) {
  const items = useRef<(HTMLAnchorElement | null)[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [read, setRead] = useState<number>();
  const [isTouched, setIsTouched] = useState(false);
  const touched = useRef<number>(undefined);
  const opens = useRef(true);
  const tabStop = Math.min(chosen ?? start, count - 1);
  const leave = () => setRead(undefined);
  return {
    read,
    isTouched: isTouched && read !== undefined,
    group: {
      role: 'group',
      onPointerLeave: leave,
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
          return;
        }
        const from = items.current.findIndex((item) => item === document.activeElement);
        const to = from < 0 ? undefined : step(from, event.key);
        if (to !== undefined && to >= 0 && to < count) {
          event.preventDefault();
          setChosen(to);
          items.current[to]?.focus();
        }
      },
    },
    propsOf: (index: number) => ({
      ref: (item: HTMLAnchorElement | null) => {
        items.current[index] = item;
      },
      tabIndex: index === tabStop ? 0 : -1,
      onPointerEnter: () => setRead(index),
      onFocus: () => setRead(index),
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

export function stepInRow(count: number) {
  return (at: number, key: string): number | undefined =>
    ({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 })[key];
}
