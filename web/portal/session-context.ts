import { createContext, use } from 'react';
import type { AffiliateSession } from './api-types.ts';

/**
 * The name under which this tab keeps what the signed-in person types into a form. Another person
 * who signs in here does not find it.
 */
export function useDraftName(form: string): string {
  const { affiliate } = useSession();
  return `affiliate-${affiliate.id}:${form}`;
}

/** Who is signed in; given by the shell. */
export const SessionContext = createContext<AffiliateSession | null>(null);

/** Who is signed in, and whether an admin acts in that name; for everything inside the shell. */
export function useSession(): AffiliateSession {
  const session = use(SessionContext);
  if (!session) {
    throw new Error('This screen stands outside the shell of the portal.');
  }
  return session;
}
