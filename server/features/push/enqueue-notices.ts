import type { Transaction } from '#server/db/queryable.ts';
import { deleteSubscriptionsOf, insertNotices, type Notice } from './writes.ts';

export type { Notice };

/**
 * Enqueues notices to the browsers of members of staff, in the transaction of what they tell of;
 * answers how many. Whoever commits some wakes the jobs.
 */
export async function enqueueNotices(tx: Transaction, notices: readonly Notice[]): Promise<number> {
  return notices.length === 0 ? 0 : insertNotices(tx, notices);
}

/** Sends a member no more notices, in any browser: somebody else may have subscribed in their name. */
export function endNotices(tx: Transaction, memberId: number): Promise<void> {
  return deleteSubscriptionsOf(tx, memberId);
}
