import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { useAreShortcutsOn } from '../shell/shortcuts-context.ts';
import { isShortcut } from '../shell/typing.ts';
import { cursorMove, cursorOf, rememberCursor } from './row-cursor.ts';
import type { RowId } from './use-selection.ts';

interface CursorSetup {
  /** The rows on the screen, in their order. */
  rows: readonly RowId[];
  /** More of them are on their way. */
  areComing: boolean;
  /** Goes to the neighbouring page; false where there is none. */
  onPage: (step: 1 | -1) => boolean;
  /** Chooses or unchooses a row; absent where rows cannot be chosen. */
  onToggle?: ((id: RowId) => void) | undefined;
}

export interface RowCursor {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The focus came into one of the rows, by the mouse or by Tab. */
  onFocus: (event: FocusEvent) => void;
}

const isFree = () =>
  document.activeElement === null || document.activeElement.matches('body, main');

/**
 * The row that j and k move, x chooses and Enter opens. It is where the focus is: the name of the row
 * is focused, so a screen reader says it and Enter opens it as any link. A list that is come back to
 * goes on at the row it was left at.
 */
export function useRowCursor({ rows, areComing, onPage, onToggle }: CursorSetup): RowCursor {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const body = useRef<HTMLTableSectionElement>(null);
  // Not a state: fifty rows would be rendered for every key.
  const current = useRef(cursorOf(address));
  const areOn = useAreShortcutsOn();
  // Where to go on once the page that was asked for is there.
  const entering = useRef<1 | -1 | null>(null);

  const rowOf = (id: RowId) =>
    body.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(String(id))}"]`);
  // Kept, because to look for it among fifty rows takes its time at each rendering.
  const marked = useRef<HTMLElement>(null);
  const markRow = () => {
    const row = current.current === null ? null : rowOf(current.current);
    if (marked.current !== row) {
      marked.current?.removeAttribute('data-cursor');
      row?.setAttribute('data-cursor', '');
      marked.current = row ?? null;
    }
  };
  const setCurrent = (id: RowId) => {
    current.current = id;
    rememberCursor(address, id);
    markRow();
  };
  const focusRow = (id: RowId) => {
    const row = rowOf(id);
    const name = row?.querySelector<HTMLElement>('[data-title] :is(a, button)') ?? row;
    name?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const moveTo = (id: RowId) => {
    setCurrent(id);
    focusRow(id);
  };
  const move = (step: 1 | -1) => {
    const place = cursorMove(rows, current.current, step);
    if (place?.kind === 'row') {
      moveTo(place.id);
    } else if (place && onPage(step)) {
      entering.current = step;
    }
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || !areOn()) {
      return;
    }
    const { key } = event;
    const at = current.current;
    if (key === 'j' || key === 'k') {
      move(key === 'j' ? 1 : -1);
    } else if (key === 'x' && at !== null && rows.includes(at) && onToggle) {
      onToggle(at);
    } else if (key === 'Enter' && at !== null && isFree()) {
      rowOf(at)?.querySelector<HTMLElement>('[data-title] a')?.click();
    } else {
      return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const first = areComing ? undefined : rows[0];
  const known = useRef(first);
  const enter = useEffectEvent((firstRow: RowId | undefined) => {
    const isAnother = firstRow !== undefined && firstRow !== known.current;
    known.current = firstRow ?? known.current;
    const id = entering.current === 1 ? firstRow : rows.at(-1);
    if (isAnother && entering.current !== null && id !== undefined) {
      entering.current = null;
      moveTo(id);
    }
  });
  useEffect(() => enter(first), [first]);

  const goOn = useEffectEvent(() => {
    const at = current.current;
    if (at !== null && rows.includes(at) && isFree()) {
      focusRow(at);
    }
  });
  const wentOn = useRef(false);
  const areHere = rows.length > 0 && !areComing;
  useEffect(() => {
    if (!areHere || wentOn.current) {
      return undefined;
    }
    // Behind the frame, which puts the focus on the new screen; once, also where rows come late.
    const timer = setTimeout(() => {
      wentOn.current = true;
      goOn();
    });
    return () => clearTimeout(timer);
  }, [areHere]);

  const now = useRef({ rows, setCurrent });
  useLayoutEffect(() => {
    now.current = { rows, setCurrent };
    // Rows come and go with each answer.
    markRow();
  });

  // The same throughout: the table is not rendered for another cursor.
  return useMemo(
    () => ({
      body,
      onFocus({ target }) {
        const row = target.closest<HTMLElement>('tr[data-row]');
        const id = now.current.rows.find((one) => String(one) === row?.dataset.row);
        if (id !== undefined && id !== current.current) {
          now.current.setCurrent(id);
        }
      },
    }),
    [],
  );
}
