import { followUpStatus } from '#core/domain/lead-status.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { StatusMove } from '../clients/enqueue-milestone-mails.ts';
import { insertFollowUps } from './writes.ts';

/**
 * Enqueues, in the transaction of a change of statuses, the mails to applicants whom staff could not
 * reach: one for a lead, however often it is given that status. It waits for some minutes, because a
 * status given by mistake is soon taken back.
 */
export async function enqueueFollowUps(
  tx: AuditedTransaction,
  moves: readonly StatusMove[],
  minutes: number,
): Promise<void> {
  const leadIds = moves
    .filter(({ fromStatus, toStatus }) => toStatus === followUpStatus && fromStatus !== toStatus)
    .map(({ leadId }) => leadId);
  if (leadIds.length > 0) {
    await insertFollowUps(tx, leadIds, minutes);
  }
}
