import { useLocation } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';

/** What the address of a lead's page remembers of the list that it was opened from. */
interface Remembered {
  from?: unknown;
  /** When it was opened: the same for all leads that one goes to from there. */
  since?: string;
  /** Where the list stood then: one may have gone on to another of its pages. */
  opened?: string;
}

/** Where the list stands that the lead belongs to, and by which opening one came to it. */
export function useCameFrom(): { from: string; since: string; opened: string } {
  const { key, state } = useLocation() as { key: string; state: Remembered | null };
  const from = state?.from;
  const isOfDashboard = typeof from === 'string' && from.startsWith(adminPaths.dashboard);
  const place = isOfDashboard ? from : adminPaths.dashboard;
  return {
    from: place,
    since: state?.since ?? key,
    opened: state?.opened ?? place,
  };
}
