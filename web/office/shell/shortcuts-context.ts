import { createContext, use } from 'react';
import { areShortcutsOn, type Shortcuts } from './shortcuts.ts';

/** The keys of the app around; null in a component that stands alone. */
export const ShortcutsContext = createContext<Shortcuts | null>(null);

/** Tells at the moment of a key whether the person wants shortcuts. */
export function useAreShortcutsOn(): () => boolean {
  const shortcuts = use(ShortcutsContext);
  return () => shortcuts === null || areShortcutsOn(shortcuts);
}
