import { retention } from '#core/domain/kept-data.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { type Address, insertDoNotContact } from './queries.ts';

/** Until when somebody who was erased at this moment is not contacted. */
export function doNotContactUntil(erasedAt: Date): Date {
  const until = new Date(erasedAt);
  until.setUTCFullYear(until.getUTCFullYear() + retention.doNotContactYears);
  return until;
}

/**
 * Keeps digests of numbers and mailboxes of somebody who was erased: for five years no lead with them
 * is contacted, until the person gives a consent that is newer.
 */
export async function keepDoNotContact(
  tx: AuditedTransaction,
  addresses: readonly Address[],
  now: Date,
): Promise<void> {
  await insertDoNotContact(tx, addresses, { addedAt: now, until: doNotContactUntil(now) });
}
