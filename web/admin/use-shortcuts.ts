import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { pathOf } from './dashboard/tabs.ts';
import { areShortcutsOn, goTo } from './shortcuts.ts';

const pairMs = 1200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Listens for the keys of `shortcuts` wherever nobody is typing. */
export function useShortcuts(onHelp: () => void, isActive: boolean): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent, isAfterG: boolean) => {
    const place = isAfterG ? goTo[event.key] : undefined;
    if (place) {
      void navigate(place);
    } else if (event.key === '?') {
      onHelp();
    } else if (event.key === '/') {
      const search = document.querySelector<HTMLInputElement>('input[type=search]');
      if (search) {
        search.focus();
      } else {
        void navigate(pathOf('leads'), { state: { isSearching: true } });
      }
    } else {
      return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    let lastG = -Infinity;
    const listen = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        !areShortcutsOn()
      ) {
        return;
      }
      press(event, event.timeStamp - lastG < pairMs);
      lastG = event.key === 'g' ? event.timeStamp : -Infinity;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}
