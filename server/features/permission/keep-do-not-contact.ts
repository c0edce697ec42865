import { retention } from '#core/domain/operations/kept-data.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { type Address, insertDoNotContact } from './queries.ts';

/** Until when a person erased at this moment must not be contacted. */
export function doNotContactUntil(erasedAt: Date): Date {
  const until = new Date(erasedAt);
  until.setUTCFullYear(until.getUTCFullYear() + retention.doNotContactYears);
  return until;
}

/**
 * Stores digests of an erased person's numbers and mailboxes. For five years no lead with them is
 * contacted, until the person gives a newer consent.
 */
export async function keepDoNotContact(
  tx: AuditedTransaction,
  addresses: readonly Address[],
  now: Date,
): Promise<void> {
  await insertDoNotContact(tx, addresses, { addedAt: now, until: doNotContactUntil(now) });
}
