import { useLocation } from 'react-router';

/** The address of the screen on which the session ended; otherwise `home`. */
export function usePlaceBehind(home: string): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = state?.from;
  const app = home.slice(0, home.lastIndexOf('/') + 1);
  return typeof from === 'string' && from.startsWith(app) ? from : home;
}
