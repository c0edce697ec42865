import { createContext, use } from 'react';

interface Shortcut {
  /** Pressed one after the other. */
  readonly keys: readonly string[];
  readonly label: string;
  /** The target of two keys, the first of them g. */
  readonly to?: string;
}

/** The keys of an app. In addition, `?` shows the list and `/` searches. */
export interface Shortcuts {
  readonly list: readonly Shortcut[];
  /** The target of `/` on a screen without a search. */
  readonly searchAt: string;
  /** The storage key under which the browser remembers that shortcuts are off. */
  readonly storageKey: string;
}

/** Single-key shortcuts disturb people who dictate, so they can be switched off (WCAG 2.1.4). */
export function areShortcutsOn({ storageKey }: Shortcuts): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function setShortcutsOn({ storageKey }: Shortcuts, isOn: boolean): void {
  return localStorage.setItem(storageKey, isOn ? 'on' : 'off');
}

/** Whether a key alone is one of the app's, whichever part of the screen answers it. */
export function isOwnKey({ list }: Shortcuts, key: string): boolean {
  return list.some(({ keys }) => keys.length === 1 && keys[0] === key);
}

export function pathOfGoKey({ list }: Shortcuts, key: string): string | undefined {
  return list.find(({ keys }) => keys[0] === 'g' && keys[1] === key)?.to;
}

/** The shortcuts of the surrounding app; null for a component rendered alone. */
export const ShortcutsContext = createContext<Shortcuts | null>(null);

export function useAreShortcutsOn(): () => boolean {
  const shortcuts = use(ShortcutsContext);
  return () => shortcuts === null || areShortcutsOn(shortcuts);
}
