import { type TabName, tabNames, tabRoles } from './navigation/tabs.ts';
import { useMay } from './navigation/session-query.ts';

/** The signed-in member's tabs, in order. */
export function useTabNames(): readonly TabName[] {
  const may = useMay();
  return tabNames.filter((name) => may({ roles: tabRoles[name] }));
}
