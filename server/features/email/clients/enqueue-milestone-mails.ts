import { isTakenOn } from '#core/domain/milestones.ts';
import type { Services } from '../../context.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { findMilestoneMails, type StatusMove } from './find-milestone-mails.ts';
import { insertMilestoneMails, releaseReferralMails } from './writes.ts';

/**
 * Enqueues, in the transaction of a change of statuses, what the affiliates of these leads are told
 * of it. It waits for some minutes, because a status given by mistake is soon taken back. A lead
 * that staff take on is no longer kept from its affiliate.
 */
export async function enqueueMilestoneMails(
  tx: AuditedTransaction,
  { config }: Pick<Services, 'config'>,
  moves: readonly StatusMove[],
): Promise<void> {
  const takenOn = moves.filter(({ toStatus }) => isTakenOn(toStatus));
  if (takenOn.length > 0) {
    await releaseReferralMails(
      tx,
      takenOn.map(({ leadId }) => leadId),
    );
  }
  const mails = await findMilestoneMails(tx, moves);
  if (mails.length > 0) {
    await insertMilestoneMails(tx, mails, config.milestoneMailMinutes);
  }
}
