import { createContext, use } from 'react';
import type { AffiliateSession } from './api-types.ts';

/**
 * The name under which this tab keeps the signed-in person's draft of a form. Another person who
 * signs in here does not find it.
 */
export function useDraftName(form: string): string {
  const { affiliate } = useSession();
  return `affiliate-${affiliate.id}:${form}`;
}

/** The signed-in affiliate; the shell provides it. */
export const SessionContext = createContext<AffiliateSession | null>(null);

/** The session inside the shell: the affiliate, and whether an admin acts for them. */
export function useSession(): AffiliateSession {
  const session = use(SessionContext);
  if (!session) {
    throw new Error('This screen stands outside the shell of the portal.');
  }
  return session;
}
