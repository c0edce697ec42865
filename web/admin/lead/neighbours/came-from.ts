import { useLocation } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';

/** What the address of a lead's page remembers of the list that it was opened from. */
interface Remembered {
  from?: unknown;
  /** When it was opened: the same for all leads that one goes to from there. */
  since?: string;
}

/** Where the list stands that the lead was opened from, and by which opening. */
export function useCameFrom(): { from: string; since: string } {
  const { key, state } = useLocation() as { key: string; state: Remembered | null };
  const from = state?.from;
  const isOfDashboard = typeof from === 'string' && from.startsWith(adminPaths.dashboard);
  return {
    from: isOfDashboard ? from : adminPaths.dashboard,
    since: state?.since ?? key,
  };
}
