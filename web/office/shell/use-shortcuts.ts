import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { areShortcutsOn, isOwnKey, pathOfGoKey, type Shortcuts } from './shortcuts.ts';
import { isShortcut, leaveField } from './typing.ts';

const pairMs = 1200;
// Letters typed faster than this are a word, meant for a field.
const wordMs = 700;

/** The element on the screen that claims this key by `aria-keyshortcuts`. */
export function findMarked(key: string): HTMLElement | null {
  return /^[a-z]$/.test(key) ? document.querySelector(`[aria-keyshortcuts="${key}"]`) : null;
}

/** Uses it; false if there is none, or an open dialog hides it. */
export function pressMarked(key: string): boolean {
  const found = findMarked(key);
  const marked = found?.closest('[inert]') ? null : found;
  const menu = marked?.closest('details');
  if (menu) {
    menu.open = true;
  }
  const isPressed = marked?.matches('a, button') ?? false;
  // The bar at the foot is always in view, though below the padding of scrolling.
  marked?.focus({ preventScroll: isPressed });
  if (isPressed) {
    marked?.click();
  }
  return Boolean(marked);
}

export function useShortcuts(shortcuts: Shortcuts, onHelp: () => void): void {
  const navigate = useNavigate();
  const search = () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (field) {
      field.focus();
    } else {
      void navigate(shortcuts.searchAt, { state: { isSearching: true } });
    }
  };
  const press = useEffectEvent((event: KeyboardEvent, isAfterG: boolean): boolean => {
    const { key } = event;
    const place = isAfterG ? pathOfGoKey(shortcuts, key) : undefined;
    if (place) {
      void navigate(place);
    } else if (key === '?') {
      onHelp();
    } else if (key === '/') {
      search();
    } else if (!pressMarked(key)) {
      return false;
    }
    event.preventDefault();
    return true;
  });
  const areOn = useEffectEvent(() => areShortcutsOn(shortcuts));
  // A list handles j, k and x itself: they never start a word.
  const isOwn = useEffectEvent((key: string) => isOwnKey(shortcuts, key));

  useEffect(() => {
    let lastG = -Infinity;
    let lastOfWord = -Infinity;
    const listen = (event: KeyboardEvent) => {
      leaveField(event);
      if (!isShortcut(event) || !areOn()) {
        return;
      }
      const { key, timeStamp } = event;
      const isInWord = timeStamp - lastOfWord < wordMs;
      const isUsed = !isInWord && press(event, timeStamp - lastG < pairMs);
      const beginsWord = !isUsed && /^\p{L}$/u.test(key) && key !== 'g' && !isOwn(key);
      const isWord = isInWord || beginsWord;
      lastOfWord = isWord ? timeStamp : -Infinity;
      lastG = key === 'g' && !isInWord ? timeStamp : -Infinity;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
