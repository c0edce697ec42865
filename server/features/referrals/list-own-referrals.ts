import type { ReferralStatus } from '#core/domain/commission.ts';
import { seenByPartner } from '#core/domain/partner/partner-view.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { listLeadsOf } from '../leads/list-leads-of.ts';
import { countOwnReferrals, ownReferralList } from './queries.ts';

/**
 * A page of the own referrals with their leads, newest first; the total is exact. While the programme
 * pays no commissions, without estimates, and of a lead no more than partners are told.
 */
export async function listOwnReferrals(
  { db, actor, config, now, programme }: Context<AffiliateActor>,
  query: PageQuery<'createdAt'>,
) {
  const { paysCommissions, partnerSees } = await programme.currentTerms();
  const scope = leadScopeOf(actor);
  const count = async () => {
    const { total } = await countOwnReferrals(db, scope, { now, timeZone: config.timeZone });
    return { total, totalIsEstimate: false };
  };
  const { items: referrals, ...page } = await findPage(
    db,
    ownReferralList(scope),
    query,
    (row) => row,
    { count, isInOrder: true },
  );
  const leads = await listLeadsOf(
    db,
    scope,
    referrals.map(({ leadId }) => leadId),
  );
  const items = referrals.flatMap(({ status, createdAt, updatedAt, ...referral }) => {
    const lead = leads.get(referral.leadId);
    // One that was deleted a moment ago is no longer shown.
    return lead === undefined
      ? []
      : [
          {
            ...referral,
            commissionAmount: isTold(status, paysCommissions) ? referral.commissionAmount : null,
            affiliateId: actor.id,
            referralCode: referral.referralCode ?? '',
            status: status as ReferralStatus,
            createdAt: createdAt.toISOString(),
            updatedAt: updatedAt.toISOString(),
            lead: seenByPartner(lead, partnerSees),
          },
        ];
  });
  return { ...page, items };
}

/** What staff approved and paid is told for good, an estimate only while commissions are paid. */
function isTold(status: string, paysCommissions: boolean): boolean {
  return paysCommissions || status === 'approved' || status === 'paid';
}
