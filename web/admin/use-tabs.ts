import type { Tab } from './navigation/tab.ts';
import { useMay } from './navigation/session-query.ts';
import { tabs } from './tabs.ts';

export function useTabs(): readonly Tab[] {
  const may = useMay();
  return tabs.filter(({ roles }) => may({ roles }));
}
