import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

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

interface ArrowKeys {
  count: number;
  /** Which of them the Tab key comes to at first. */
  start: number;
  /** Where a key leads from one of them; nowhere when undefined. */
  step: (at: number, key: string) => number | undefined;
}

/**
 * Many links as one stop of the Tab key: arrows go from one to the next. Spread `propsOf(index)` over
 * each and `onKeyDown` over what holds them.
 */
export function useArrowKeys<Item extends HTMLElement>({ count, start, step }: ArrowKeys) {
  const items = useRef<(Item | null)[]>([]);
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? start, count - 1);
  const go = (to: number) => {
    setChosen(to);
    items.current[to]?.focus();
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
        return;
      }
      const from = items.current.findIndex((item) => item === document.activeElement);
      const to = from < 0 ? undefined : step(from, event.key);
      if (to !== undefined && to >= 0 && to < count) {
        event.preventDefault();
        go(to);
      }
    },
    propsOf: (index: number) => ({
      ref: (item: Item | null) => {
        items.current[index] = item;
      },
      tabIndex: index === at ? 0 : -1,
    }),
  };
}

/** The keys of a row: left and right, Home and End. */
export function stepInRow(count: number) {
  return (at: number, key: string): number | undefined => {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: count - 1,
    };
    return steps[key];
  };
}
