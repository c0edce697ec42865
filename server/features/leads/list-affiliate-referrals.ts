import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { referralList } from '../partners/affiliates/referrals/queries.ts';
import { requireAffiliate } from '../partners/affiliates/find-live-affiliate.ts';
import { auditRead } from '../audit-read.ts';
import type { StaffContext } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { listLeadsOf } from '../scoped-leads.ts';
import { isLeadOf } from './queries.ts';

interface ReferralQuery extends PageQuery<'createdAt'> {
  id: number;
}

/** A page of the leads an affiliate referred; 404 if there is none. Audited as a read. */
export async function listAffiliateReferrals(
  context: StaffContext,
  { id, ...query }: ReferralQuery,
) {
  const { db, actor } = context;
  await requireAffiliate(db, id);
  const scope = leadScopeOf(actor);
  const list = referralList(id, (leadId) => isLeadOf(scope, leadId));
  const { items: referrals, ...page } = await findPage(db, list, query);
  const leads = await listLeadsOf(
    db,
    scope,
    referrals.map(({ leadId }) => leadId),
  );
  await auditRead(context, 'affiliate.referrals', 'affiliate', {
    entityId: id,
    shown: {
      page: page.page,
      shown: referrals.length,
      total: page.total,
    },
    leadIds: [...leads.keys()],
  });
  const items = referrals.flatMap(({ status, ...referral }) => {
    const found = leads.get(referral.leadId);
    // The lead was deleted a moment ago.
    if (found === undefined) {
      return [];
    }
    const { partnerSees: _, ...lead } = found;
    return [
      {
        ...referral,
        affiliateId: id,
        referralCode: referral.referralCode ?? '',
        status: status as ReferralStatus,
        lead,
      },
    ];
  });
  return { ...page, items };
}
