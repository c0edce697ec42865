import { followUpStatus } from '#core/domain/lead-status.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { StatusMove } from '../clients/find-milestone-mails.ts';
import { insertFollowUps } from './writes.ts';

/** The leads of a change whose applicants are written to. */
export function leadsToFollowUp(moves: readonly StatusMove[]): number[] {
  return moves
    .filter(({ fromStatus, toStatus }) => toStatus === followUpStatus && fromStatus !== toStatus)
    .map(({ leadId }) => leadId);
}

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
  const leadIds = leadsToFollowUp(moves);
  if (leadIds.length > 0) {
    await insertFollowUps(tx, leadIds, minutes);
  }
}
