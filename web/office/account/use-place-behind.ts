import { useLocation } from 'react-router';

/** The address that the user was at when the session ended; `home` otherwise. */
export function usePlaceBehind(home: string): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = state?.from;
  const app = home.slice(0, home.lastIndexOf('/') + 1);
  return typeof from === 'string' && from.startsWith(app) ? from : home;
}
