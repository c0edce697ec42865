import { createContext, use } from 'react';
import type { AffiliateSession } from './api-types.ts';

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
