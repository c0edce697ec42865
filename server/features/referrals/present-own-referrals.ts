import type { ReferralStatus } from '#core/domain/commission.ts';
import { seenByPartner } from '#core/domain/partner/partner-view.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { listLeadsOf } from '../leads/list-leads-of.ts';
import type { OwnReferralRow } from './queries.ts';

interface Reader {
  db: Queryable;
  actor: AffiliateActor;
  terms: Pick<ProgrammeTerms, 'paysCommissions' | 'partnerSees'>;
}

/**
 * Own referrals with their leads. While the programme pays no commissions, without estimates, and of
 * a lead no more than partners are told. One that was deleted a moment ago is no longer shown.
 */
export async function presentOwnReferrals(
  { db, actor, terms }: Reader,
  referrals: readonly OwnReferralRow[],
) {
  const ids = referrals.map(({ leadId }) => leadId);
  const leads = await listLeadsOf(db, leadScopeOf(actor), ids);
  return referrals.flatMap(({ status, createdAt, updatedAt, ...referral }) => {
    const lead = leads.get(referral.leadId);
    return lead === undefined
      ? []
      : [
          {
            ...referral,
            commissionAmount: isAmountTold(status, terms) ? referral.commissionAmount : null,
            affiliateId: actor.id,
            referralCode: referral.referralCode ?? '',
            status: status as ReferralStatus,
            createdAt: createdAt.toISOString(),
            updatedAt: updatedAt.toISOString(),
            lead: seenByPartner(lead, terms.partnerSees),
          },
        ];
  });
}

/** What staff approved and paid is told for good, an estimate only while commissions are paid. */
function isAmountTold(status: string, { paysCommissions }: Reader['terms']): boolean {
  return paysCommissions || status === 'approved' || status === 'paid';
}
