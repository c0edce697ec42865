import type { InvitedClient } from '../api-types.ts';

/** A guest of an open house who has not confirmed yet. */
export function isWaiting({ linkId, state }: InvitedClient): boolean {
  return linkId !== null && state === 'invited';
}
