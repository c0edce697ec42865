import { createContext, use, useEffect } from 'react';

/** The app's name, shown after the name of the screen. */
export const AppName = createContext('');

/** The number of items that need attention, shown before the name of the screen; 0 for none. */
export const TitleCount = createContext(0);

/** Names the screen in the browser's tab and history. */
export function useTitle(title: string): void {
  const app = use(AppName);
  const count = use(TitleCount);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${app}`;
  }, [title, app, count]);
}
