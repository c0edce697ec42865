import { milestoneReached } from '#core/domain/milestones.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findReferringAffiliates } from '../../affiliates/find-referring-affiliates.ts';
import type { MilestoneMail } from './writes.ts';

/** A lead that was given another status, or is about to be. */
export interface StatusMove {
  leadId: number;
  fromStatus: string;
  toStatus: string;
}

/** What the affiliates of these leads are told of a change of statuses, as far as they want it. */
export async function findMilestoneMails(
  db: Queryable,
  moves: readonly StatusMove[],
): Promise<MilestoneMail[]> {
  const reached = moves.flatMap(({ leadId, fromStatus, toStatus }) => {
    const milestone = milestoneReached(fromStatus, toStatus);
    return milestone ? [{ leadId, milestone }] : [];
  });
  const affiliates = await findReferringAffiliates(
    db,
    reached.map(({ leadId }) => leadId),
  );
  const byLead = new Map(affiliates.map((affiliate) => [affiliate.leadId, affiliate]));
  return reached.flatMap(({ leadId, milestone }): MilestoneMail[] => {
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
}
