import type { Transaction } from '#server/db/queryable.ts';
import { deleteSubscriptionsOf, insertNotices, type Notice } from './writes.ts';

export type { Notice };

/**
 * Enqueues browser notices to members of staff in the transaction of their cause; returns how many.
 * Without an audit row the caller must wake the jobs after its commit.
 */
export async function enqueueNotices(tx: Transaction, notices: readonly Notice[]) {
  return notices.length === 0 ? 0 : insertNotices(tx, notices);
}

/** Removes a member's subscriptions: another person may have subscribed in their name. */
export function endNotices(tx: Transaction, memberId: number) {
  return deleteSubscriptionsOf(tx, memberId);
}
