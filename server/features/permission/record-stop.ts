import type { AuditedTransaction } from '../transaction.ts';
import { copyStops, insertStop } from './queries.ts';

/**
 * Stores a stop in the caller's transaction. `how` is in the words of the member who recorded it;
 * `staffId` is null if the person did.
 */
export async function recordStop(
  tx: AuditedTransaction,
  stop: Parameters<typeof insertStop>[1],
): Promise<void> {
  await insertStop(tx, stop);
}

/** What was said on a lead since it was merged with another one applies to that one too. */
export async function keepSaidSince(
  tx: AuditedTransaction,
  merge: Parameters<typeof copyStops>[1],
): Promise<void> {
  await copyStops(tx, merge);
}
