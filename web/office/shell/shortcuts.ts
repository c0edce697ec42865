import { createContext, use } from 'react';

/** Keys that lead somewhere, or are listed for what they do. */
interface Shortcut {
  /** Pressed one after the other. */
  readonly keys: readonly string[];
  readonly label: string;
  /** Where the keys lead: two keys, the first of them g. */
  readonly to?: string;
}

/** The keys of an app. Besides them `?` shows the list and `/` searches. */
export interface Shortcuts {
  /** In the order they are listed. */
  readonly list: readonly Shortcut[];
  /** Where `/` leads from a screen without a search. */
  readonly searchAt: string;
  /** Where the browser remembers that somebody wants none of them. */
  readonly storageKey: string;
}

/** Single keys disturb people who dictate; whoever wants none of them has none (WCAG 2.1.4). */
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

export function placeBehindG({ list }: Shortcuts, key: string): string | undefined {
  return list.find(({ keys }) => keys[0] === 'g' && keys[1] === key)?.to;
}

/** The keys of the app around; null in a component that stands alone. */
export const ShortcutsContext = createContext<Shortcuts | null>(null);

/** Tells at the moment of a key whether the person wants shortcuts. */
export function useAreShortcutsOn(): () => boolean {
  const shortcuts = use(ShortcutsContext);
  return () => shortcuts === null || areShortcutsOn(shortcuts);
}
