import { createContext, use } from 'react';
import type { ContactChannel } from '#core/domain/contact/consent-ticked.ts';

/** An attempt that was begun, and whose outcome is to be written down. */
export interface Begun {
  channel: ContactChannel;
  /** When it was begun: the permission of that moment counts. */
  at: string;
  /** Why it was begun against a no. */
  override?: string;
}

interface ContactState {
  begun: Begun | null;
  begin: (begun: Begun | null) => void;
}

/** The contact that a button in the head of a lead's page begins and the panel below ends. */
export const ContactContext = createContext<ContactState>({ begun: null, begin: () => {} });

export function useContact(): ContactState {
  return use(ContactContext);
}
