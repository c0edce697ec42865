import { startSignOn } from '#core/contract/accounts/sign-on.ts';
import { documentMark } from '#web/office/hydration/document-mark.ts';

/** The name of the sign-on for staff, from the document; null if there is none. */
export function signOnName(): string | null {
  return documentMark('sign-on');
}

/** Leads to the identity provider and back to a screen; `again` demands a new sign-in. */
export function signOnAddress(returnTo: string, { again = false } = {}): string {
  const query = new URLSearchParams({ returnTo, ...(again && { again: 'true' }) });
  return `${startSignOn.path}?${query.toString()}`;
}
