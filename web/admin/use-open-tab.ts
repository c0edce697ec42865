import { matchPath, useLocation } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';
import type { Tab } from './navigation/tab.ts';
import { screens } from './screens.ts';
import { tabOf } from './tabs.ts';
import { useTabs } from './use-tabs.ts';

/** The tab on the screen, or the one that the screen belongs to; undefined if it belongs to none. */
export function useOpenTab(): Tab | undefined {
  const { pathname, search } = useLocation();
  const own = useTabs();
  if (pathname === adminPaths.dashboard) {
    return tabOf(new URLSearchParams(search).get('tab'), own);
  }
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  return own.find(({ name }) => name === screen?.tab);
}
