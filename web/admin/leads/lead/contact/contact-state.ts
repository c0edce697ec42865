import { createContext, use } from 'react';
import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';

/** An attempt in progress, whose outcome has to be recorded. */
export interface Begun {
  channel: ContactChannel;
  /** When it began: the permission at that moment counts. */
  at: string;
  /** The reason for overriding a no. */
  override?: string;
}

interface ContactState {
  begun: Begun | null;
  begin: (begun: Begun | null) => void;
}

/** The attempt that a button in the head of a lead's page begins and the panel below ends. */
export const ContactContext = createContext<ContactState>({ begun: null, begin: () => {} });

export function useContact(): ContactState {
  return use(ContactContext);
}
