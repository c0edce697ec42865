import type { ContactChannel } from '#core/domain/contact/consent-ticked.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { type Address, insertStop } from './queries.ts';

interface Stop extends Address {
  leadId: number;
  channels: readonly ContactChannel[];
  /** How it was said: in the words of the member who recorded it, or on the person's own page. */
  how: string;
  saidAt: Date;
  /** Null if the person recorded it. */
  staffId: number | null;
}

/** Stores a stop in the caller's transaction. */
export async function recordStop(tx: AuditedTransaction, stop: Stop): Promise<void> {
  await insertStop(tx, stop);
}
