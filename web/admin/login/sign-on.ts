import { startSignOn } from '#core/contract/staff/sign-on.ts';
import { documentMark } from '#web/office/drawn/document-mark.ts';

/** What staff sign in with besides a password, as the document says; null if there is nothing. */
export function signOnName(): string | null {
  return documentMark('sign-on');
}

/** Leads to the identity provider and back to a screen; `again` asks for a proof of today. */
export function signOnAddress(returnTo: string, { again = false } = {}): string {
  const query = new URLSearchParams({ returnTo, ...(again && { again: 'true' }) });
  return `${startSignOn.path}?${query.toString()}`;
}
