import { createContext, use, useEffect } from 'react';

/** The name of the app: stands behind the name of the screen. */
export const AppName = createContext('');

/** Names the screen in the browser's tab and history. */
export function useTitle(title: string): void {
  const app = use(AppName);
  useEffect(() => {
    document.title = `${title} · ${app}`;
  }, [title, app]);
}
