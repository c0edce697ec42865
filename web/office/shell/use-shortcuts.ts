import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { areShortcutsOn, placeBehindG, type Shortcuts } from './shortcuts.ts';

const pairMs = 1200;

// A list that is open is searched by its letters; a question has keys of its own.
const typed =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=dialog], [role=alertdialog]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Listens for the keys of an app wherever nobody is typing. */
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
  const press = useEffectEvent((event: KeyboardEvent, isAfterG: boolean) => {
    const { key } = event;
    const place = isAfterG ? placeBehindG(shortcuts, key) : undefined;
    if (place) {
      void navigate(place);
    } else if (key === '?') {
      onHelp();
    } else if (key === '/') {
      search();
    } else {
      return;
    }
    event.preventDefault();
  });
  const areOn = useEffectEvent(() => areShortcutsOn(shortcuts));

  useEffect(() => {
    let lastG = -Infinity;
    const listen = (event: KeyboardEvent) => {
      const isOurs = !hasModifier(event) && !event.defaultPrevented && !isTyping(event.target);
      if (!isOurs || !areOn()) {
        return;
      }
      press(event, event.timeStamp - lastG < pairMs);
      lastG = event.key === 'g' ? event.timeStamp : -Infinity;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
