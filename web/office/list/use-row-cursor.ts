import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useAreShortcutsOn } from '../shell/shortcuts.ts';
import { isShortcut } from '../shell/typing.ts';
import { cursorMove, cursorOf, rememberCursor } from './row-cursor.ts';
import type { RowId } from './use-selection.ts';

interface CursorSetup {
  rows: readonly RowId[];
  /** Goes to the adjacent page; returns false if there is none. Absent without pages. */
  onPage?: (step: 1 | -1) => boolean;
  /** Chooses or unchooses a row; absent where rows cannot be chosen. */
  onToggle?: ((id: RowId) => void) | undefined;
}

export interface RowCursor<Body extends HTMLElement = HTMLTableSectionElement> {
  body: RefObject<Body | null>;
  current: RowId | null;
  /** One of the rows got the focus, by mouse or Tab. */
  onFocus: (event: FocusEvent) => void;
}

const isFree = () =>
  document.activeElement === null || document.activeElement.matches('body, main');

/**
 * The row that j and k move, x chooses and Enter opens. The link in the row is focused, so a screen
 * reader reads it and Enter opens it. A list that is opened again continues at the row where it was
 * left. Rows need `data-row`, the elements with their names `data-title`.
 */
export function useRowCursor<Body extends HTMLElement = HTMLTableSectionElement>({
  rows,
  onPage,
  onToggle,
}: CursorSetup): RowCursor<Body> {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const body = useRef<Body>(null);
  const [current, setCurrent] = useState(() => cursorOf(address));
  const areOn = useAreShortcutsOn();

  const rowOf = (id: RowId) =>
    body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(id))}"]`);
  const moveTo = (id: RowId) => {
    setCurrent(id);
    rememberCursor(address, id);
    const row = rowOf(id);
    const name = row?.querySelector<HTMLElement>('[data-title] :is(a, button)') ?? row;
    name?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  // Where to continue once the requested page has loaded.
  const entering = useRef<1 | -1 | null>(null);
  const move = (step: 1 | -1) => {
    const place = cursorMove(rows, current, step);
    if (place?.kind === 'row') {
      moveTo(place.id);
    } else if (place && onPage?.(step)) {
      entering.current = step;
    }
  };
  const enter = useEffectEvent((first: RowId | undefined) => {
    const id = entering.current === 1 ? first : rows.at(-1);
    if (entering.current !== null && id !== undefined) {
      entering.current = null;
      moveTo(id);
    }
  });
  const [first] = rows;
  useEffect(() => enter(first), [first]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || !areOn()) {
      return;
    }
    const { key } = event;
    if (key === 'j' || key === 'k') {
      move(key === 'j' ? 1 : -1);
    } else if (key === 'x' && current !== null && rows.includes(current) && onToggle) {
      onToggle(current);
    } else if (key === 'Enter' && current !== null && isFree()) {
      rowOf(current)?.querySelector<HTMLElement>('[data-title] a')?.click();
    } else {
      return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const goOn = useEffectEvent(() => {
    if (current !== null && rows.includes(current) && isFree()) {
      moveTo(current);
    }
  });
  const wentOn = useRef(false);
  const areHere = rows.length > 0;
  useEffect(() => {
    if (!areHere || wentOn.current) {
      return undefined;
    }
    // After the frame has focused the new screen; once, even if the rows load late.
    const timer = setTimeout(() => {
      wentOn.current = true;
      goOn();
    });
    return () => clearTimeout(timer);
  }, [areHere]);

  return {
    body,
    current,
    onFocus({ target }) {
      const row = target.closest<HTMLElement>('[data-row]');
      const id = rows.find((one) => String(one) === row?.dataset.row);
      if (id !== undefined && id !== current) {
        setCurrent(id);
        rememberCursor(address, id);
      }
    },
  };
}
