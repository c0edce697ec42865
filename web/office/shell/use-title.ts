import { createContext, use, useEffect } from 'react';

/** The name of the app: stands behind the name of the screen. */
export const AppName = createContext('');

/** How many things wait for the person: stands before the name of the screen, 0 for nothing. */
export const TitleCount = createContext(0);

/** Names the screen in the browser's tab and history. */
export function useTitle(title: string): void {
  const app = use(AppName);
  const count = use(TitleCount);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${app}`;
  }, [title, app, count]);
}
