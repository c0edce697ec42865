import { type TabName, tabNames, tabRoles } from './navigation/tabs.ts';
import { useMay } from './queries/session.ts';

/** The tabs of who is signed in, in their order. */
export function useTabNames(): readonly TabName[] {
  const may = useMay();
  return tabNames.filter((name) => may({ roles: tabRoles[name] }));
}
