import { isTakenOn, milestoneReached } from '#core/domain/milestones.ts';
import { findReferringAffiliates } from '../../affiliates/find-referring-affiliates.ts';
import type { Services } from '../../context.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { insertMilestoneMails, type MilestoneMail, releaseReferralMails } from './writes.ts';

/** A lead that was given another status. */
export interface StatusMove {
  leadId: number;
  fromStatus: string;
  toStatus: string;
}

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
  const reached = moves.flatMap(({ leadId, fromStatus, toStatus }) => {
    const milestone = milestoneReached(fromStatus, toStatus);
    return milestone ? [{ leadId, milestone }] : [];
  });
  const affiliates = await findReferringAffiliates(
    tx,
    reached.map(({ leadId }) => leadId),
  );
  const byLead = new Map(affiliates.map((affiliate) => [affiliate.leadId, affiliate]));
  const mails = reached.flatMap(({ leadId, milestone }): MilestoneMail[] => {
    const affiliate = byLead.get(leadId);
    if (!affiliate?.notifyMilestones) {
      return [];
    }
    const { id: affiliateId, email: recipient, language } = affiliate;
    return [
      {
        leadId,
        affiliateId,
        recipient,
        language,
        milestone,
      },
    ];
  });
  if (mails.length > 0) {
    await insertMilestoneMails(tx, mails, config.milestoneMailMinutes);
  }
}
