import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { followUpStatus } from '#core/domain/leads/lead-status.ts';
import { isTakenOn, milestoneReached } from '#core/domain/partners/milestones.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findReferringAffiliates } from '../../../partners/affiliates/find-referring-affiliates.ts';
import type { Services } from '../../../context.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import {
  countNewEvents,
  followUpEvent,
  insertFollowUps,
  insertMilestoneMails,
  type MilestoneMail,
  milestoneEvent,
  releaseReferralMails,
} from './writes.ts';

export interface StatusMove {
  leadId: number;
  fromStatus: string;
  toStatus: string;
}

/** The terms are read before the transaction, which may not use the pool. */
export interface StatusMailNeeds extends Pick<Services, 'config'> {
  terms: Pick<ProgrammeTerms, 'sendsFollowUps'>;
}

/** Mails to the affiliates of these leads, except those who opted out. */
async function findMilestoneMails(
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
    return [{ leadId, affiliateId, recipient, language, milestone }];
  });
}

function leadsToFollowUp({ terms }: StatusMailNeeds, moves: readonly StatusMove[]): number[] {
  const unreached = moves.filter(({ fromStatus, toStatus }) => {
    return toStatus === followUpStatus && fromStatus !== toStatus;
  });
  return terms.sendsFollowUps ? unreached.map(({ leadId }) => leadId) : [];
}

/**
 * Enqueues the mails caused by a change of statuses, in its transaction: to the affiliates of these
 * leads, and to applicants whom staff could not reach. They wait some minutes, because a mistaken
 * status is soon changed back. Withheld mails about new referrals become due once staff take the
 * lead on.
 */
export async function enqueueStatusMails(
  tx: AuditedTransaction,
  needs: StatusMailNeeds,
  moves: readonly StatusMove[],
) {
  const minutes = needs.config.milestoneMailMinutes;
  const takenOn = moves.filter(({ toStatus }) => isTakenOn(toStatus));
  await releaseReferralMails(
    tx,
    takenOn.map(({ leadId }) => leadId),
  );
  await insertMilestoneMails(tx, await findMilestoneMails(tx, moves), minutes);
  await insertFollowUps(tx, leadsToFollowUp(needs, moves), minutes);
}

/**
 * How many mails a change of statuses would cause, and after how many minutes. The number for
 * applicants is an upper bound: each mail is judged again when it leaves, and withheld if the
 * applicant said no or gave no consent.
 */
export async function countStatusMails(
  db: Queryable,
  needs: StatusMailNeeds,
  moves: readonly StatusMove[],
) {
  const milestones = await findMilestoneMails(db, moves);
  const followUps = leadsToFollowUp(needs, moves);
  return {
    applicants: await countNewEvents(db, followUps.map(followUpEvent)),
    affiliates: await countNewEvents(db, milestones.map(milestoneEvent)),
    minutes: needs.config.milestoneMailMinutes,
  };
}
